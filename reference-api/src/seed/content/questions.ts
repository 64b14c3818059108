import type { SeedBlock, SeedQuestion, Texts } from '../shapes.ts';
import { list, p, steps, table } from './prose.ts';

const ORDERING = { slug: 'ordering', ru: 'Заказ', en: 'Ordering' };
const DELIVERY = { slug: 'delivery', ru: 'Доставка в пункты выдачи', en: 'Delivery to pickup points' };
const PAYMENT = { slug: 'payment-returns', ru: 'Оплата и возврат', en: 'Payment and returns' };
const PRODUCTS = { slug: 'products', ru: 'Товары', en: 'Products' };
const ACCOUNT = { slug: 'account', ru: 'Личный кабинет', en: 'Account' };

function question(
  group: Texts & { readonly slug: string },
  slug: string,
  ru: readonly [string, ...SeedBlock[]],
  en: readonly [string, ...SeedBlock[]],
): SeedQuestion {
  const [questionRu, ...answerRu] = ru;
  const [questionEn, ...answerEn] = en;
  return { slug, group, question: { ru: questionRu, en: questionEn }, answer: { ru: answerRu, en: answerEn } };
}

export const QUESTIONS: readonly SeedQuestion[] = [
  question(
    ORDERING,
    'how-to-order',
    [
      'Как оформить заказ?',
      steps(
        'Найдите товар через поиск или каталог и добавьте его в корзину.',
        'Откройте [корзину](/cart) и проверьте количество.',
        'Войдите в личный кабинет и выберите пункт выдачи.',
        'Оплатите заказ и дождитесь сообщения о том, что он прибыл.',
      ),
    ],
    [
      'How do I place an order?',
      steps(
        'Find a product by search or in the catalogue and add it to the cart.',
        'Open the [cart](/cart) and check the amounts.',
        'Sign in and choose a pickup point.',
        'Pay and wait for the message that the order has arrived.',
      ),
    ],
  ),
  question(
    ORDERING,
    'without-account',
    [
      'Можно ли собрать корзину без регистрации?',
      p(
        'Да. Корзина сохраняется на вашем устройстве, даже если закрыть страницу. Войти нужно только при оформлении: тогда товары перейдут в корзину кабинета.',
      ),
    ],
    [
      'Can I fill a cart without an account?',
      p(
        'Yes. The cart is kept on your device even if you close the page. You sign in only at checkout, and the goods then move to the cart of your account.',
      ),
    ],
  ),
  question(
    ORDERING,
    'change-order',
    [
      'Как изменить или отменить заказ?',
      p(
        'Пока заказ не передан в доставку, его можно отменить. Напишите нам через форму на странице [контактов](/contacts) и укажите номер заказа. Изменить состав оплаченного заказа нельзя: проще отменить его и оформить новый.',
      ),
    ],
    [
      'How do I change or cancel an order?',
      p(
        'Until it is handed to delivery, an order can be cancelled. Write to us through the form on the [contacts](/contacts) page and give the order number. The contents of a paid order cannot be changed: it is easier to cancel it and place a new one.',
      ),
    ],
  ),
  question(
    ORDERING,
    'price-changed',
    [
      'Почему цена в корзине изменилась?',
      p(
        'Цены и остатки обновляются. Если цена изменилась после того, как вы положили товар в корзину, при оформлении мы покажем старую и новую и попросим подтвердить. Без вашего согласия новая цена не применяется.',
      ),
    ],
    [
      'Why did the price in my cart change?',
      p(
        'Prices and stock are updated. If a price changed after you added the product, checkout shows the old and the new one and asks you to confirm. A new price never applies without your consent.',
      ),
    ],
  ),
  question(
    ORDERING,
    'out-of-stock',
    [
      'Что делать, если товара нет в наличии?',
      p(
        'Добавьте его в избранное: так его легко найти, когда он появится. На странице товара мы показываем, сколько осталось, если осталось мало.',
      ),
    ],
    [
      'What if a product is out of stock?',
      p('Add it to favourites so that you find it easily when it returns. The product page says how many are left when only a few remain.'),
    ],
  ),

  question(
    DELIVERY,
    'where-delivered',
    [
      'Куда вы доставляете?',
      p('В пункты выдачи по всей России. Пункт вы выбираете на карте при оформлении заказа; там же видны адрес и часы работы.'),
    ],
    [
      'Where do you deliver?',
      p('To pickup points across Russia. You choose a point on the map at checkout, where its address and opening hours are shown.'),
    ],
  ),
  question(
    DELIVERY,
    'delivery-time',
    [
      'Сколько ждать заказ?',
      table(
        ['Куда', 'Срок'],
        ['Москва и область', '1–2 дня'],
        ['Санкт-Петербург', '2–3 дня'],
        ['Города-миллионники', '3–5 дней'],
        ['Другие города', '4–9 дней'],
      ),
      p('Это обычные сроки. Точная дата указана при выборе пункта выдачи.'),
    ],
    [
      'How long does delivery take?',
      table(
        ['Destination', 'Time'],
        ['Moscow and region', '1–2 days'],
        ['St Petersburg', '2–3 days'],
        ['Large cities', '3–5 days'],
        ['Other towns', '4–9 days'],
      ),
      p('These are usual times. The exact date is given when you choose a pickup point.'),
    ],
  ),
  question(
    DELIVERY,
    'storage-time',
    [
      'Сколько заказ хранится в пункте выдачи?',
      p(
        'Семь дней. Если вы не успеваете, напишите нам до конца этого срока: в большинстве пунктов хранение можно продлить ещё на три дня.',
      ),
    ],
    [
      'How long is an order kept at the pickup point?',
      p('Seven days. If you cannot come in time, write to us before they end: most points can keep it for three days more.'),
    ],
  ),
  question(
    DELIVERY,
    'what-to-bring',
    [
      'Что взять с собой при получении?',
      list('Номер заказа или код из сообщения.', 'Документ с фотографией, если пункт попросит его показать.'),
      p('Получить заказ может и другой человек: передайте ему код.'),
    ],
    [
      'What should I bring?',
      list('The order number or the code from the message.', 'A photo document, if the point asks for one.'),
      p('Someone else can collect the order: give them the code.'),
    ],
  ),
  question(
    DELIVERY,
    'cold-goods',
    [
      'Как вы доставляете пробиотики, которым нужен холод?',
      p(
        'В термопакете с охлаждающим элементом. Производители допускают до семи дней без холодильника, и мы не отправляем такие товары туда, куда посылка идёт дольше. Подробности — в [статье о хранении пробиотиков](/news/how-to-store-probiotics).',
      ),
    ],
    [
      'How do you deliver probiotics that need cold?',
      p(
        'In an insulated bag with a cooling pack. Makers allow up to seven days without a refrigerator, and we do not send such goods where a parcel takes longer. More in the [article on storing probiotics](/news/how-to-store-probiotics).',
      ),
    ],
  ),

  question(
    PAYMENT,
    'how-to-pay',
    ['Как можно оплатить заказ?', p('Банковской картой на защищённой странице банка. Данные карты мы не видим и не храним.')],
    ['How can I pay?', p('By bank card on the bank’s secure page. We neither see nor store your card details.')],
  ),
  question(
    PAYMENT,
    'paid-twice',
    [
      'Деньги списались, а заказа нет. Что делать?',
      p(
        'Не платите второй раз. Страница результата сама проверяет оплату, иногда банк отвечает с задержкой в несколько минут. Если через час заказ не появился в кабинете, напишите нам: мы найдём платёж и либо создадим заказ, либо вернём деньги.',
      ),
    ],
    [
      'The money was taken but there is no order. What now?',
      p(
        'Do not pay again. The result page checks the payment by itself, and a bank may answer some minutes late. If the order is not in your account after an hour, write to us: we will find the payment and either create the order or return the money.',
      ),
    ],
  ),
  question(
    PAYMENT,
    'return-supplements',
    [
      'Можно ли вернуть добавки?',
      p(
        'Если вам привезли не тот товар, упаковка повреждена или срок годности вышел — да, мы заменим его или вернём деньги. По дистанционным правилам от запечатанного товара надлежащего качества можно отказаться в течение семи дней после получения; вскрытую упаковку мы принять не сможем.',
      ),
    ],
    [
      'Can I return supplements?',
      p(
        'If you received the wrong product, a damaged pack or an expired one, yes: we replace it or return the money. Under distance selling rules you may also give back a sealed product of good quality within seven days of receipt; an opened pack cannot be accepted.',
      ),
    ],
  ),
  question(
    PAYMENT,
    'refund-time',
    [
      'Когда вернутся деньги?',
      p('Мы отправляем возврат в течение трёх рабочих дней после того, как получили товар. Банку обычно нужно ещё от одного до пяти дней.'),
    ],
    [
      'When will I get my money back?',
      p('We send a refund within three working days of receiving the goods. The bank usually needs another one to five days.'),
    ],
  ),

  question(
    PRODUCTS,
    'not-medicine',
    [
      'Добавки — это лекарства?',
      p(
        'Нет. Биологически активные добавки дополняют рацион и **не лечат болезни**. Диагноз и лечение — дело врача; с ним же стоит обсудить добавку, если вы беременны, кормите грудью или принимаете лекарства.',
      ),
    ],
    [
      'Are supplements medicines?',
      p(
        'No. Dietary supplements add to the diet and **do not treat disease**. Diagnosis and treatment belong to a doctor, who should also be asked about a supplement if you are pregnant, breastfeeding or taking medicines.',
      ),
    ],
  ),
  question(
    PRODUCTS,
    'registration',
    [
      'Есть ли у товаров документы?',
      p(
        'Каждая добавка проходит государственную регистрацию, номер указан на странице товара. Для косметики и продуктов питания действуют декларации о соответствии — копию пришлём по запросу.',
      ),
    ],
    [
      'Do the products have documents?',
      p(
        'Every supplement passes state registration, and its number stands on the product page. Cosmetics and foods have declarations of conformity; we send a copy on request.',
      ),
    ],
  ),
  question(
    PRODUCTS,
    'expiry',
    ['С каким сроком годности приходят товары?', p('Мы отправляем товары, у которых до конца срока осталось не меньше шести месяцев.')],
    ['How long before the expiry date are goods sent?', p('We send goods with at least six months left.')],
  ),
  question(
    PRODUCTS,
    'how-to-choose-dose',
    [
      'Как выбрать дозировку?',
      p(
        'Начните с нормы потребления и посчитайте, сколько вещества вы уже получаете с едой. Дозы выше нормы подбирают по анализам. Как читать этикетку, мы рассказали в [отдельной статье](/news/how-to-read-a-label).',
      ),
    ],
    [
      'How do I choose the amount?',
      p(
        'Start from the recommended intake and count what you already get from food. Higher amounts are chosen by tests. We explain how to read a label in [an article](/news/how-to-read-a-label).',
      ),
    ],
  ),
  question(
    PRODUCTS,
    'combine',
    [
      'Можно ли принимать несколько добавок сразу?',
      p(
        'Чаще всего да, но есть пары, которые лучше разнести во времени, и вещества, которые легко сложить в избыток, — например, витамин A или цинк из двух комплексов. Складывайте дозы всех банок, а не смотрите на каждую отдельно.',
      ),
    ],
    [
      'Can I take several supplements at once?',
      p(
        'Mostly yes, but some are better taken apart, and some easily add up to too much, such as vitamin A or zinc from two complexes. Add up the amounts from all your jars rather than looking at each one.',
      ),
    ],
  ),
  question(
    PRODUCTS,
    'children',
    [
      'С какого возраста можно давать добавки детям?',
      p(
        'Возраст указан на странице каждого детского товара. Взрослые добавки детям давать нельзя: дозы рассчитаны на другой вес. Посоветуйтесь с педиатром.',
      ),
    ],
    [
      'From what age can children take supplements?',
      p(
        'The age stands on the page of each children’s product. Do not give adult supplements to children: the amounts are for another body weight. Ask a paediatrician.',
      ),
    ],
  ),

  question(
    ACCOUNT,
    'forgot-password',
    [
      'Забыл пароль. Как войти?',
      p(
        'Нажмите «Забыли пароль?» в окне входа и укажите почту. Мы пришлём ссылку, по которой можно задать новый пароль. Если письма нет, проверьте папку «Спам».',
      ),
    ],
    [
      'I forgot my password. How do I sign in?',
      p(
        'Choose “Forgot your password?” in the sign-in window and give your e-mail. We will send a link for a new password. If no letter comes, look in the spam folder.',
      ),
    ],
  ),
  question(
    ACCOUNT,
    'change-details',
    [
      'Как изменить имя, телефон или пароль?',
      p('Откройте [личные данные](/account/personal-details). Пароль меняется там же: понадобится старый.'),
    ],
    [
      'How do I change my name, phone or password?',
      p('Open your [personal details](/account/personal-details). The password is changed there too; you will need the old one.'),
    ],
  ),
  question(
    ACCOUNT,
    'favourites',
    [
      'Где хранится избранное?',
      p('До входа — на вашем устройстве, после входа — в кабинете, поэтому оно видно и с телефона, и с компьютера.'),
    ],
    [
      'Where are favourites kept?',
      p('On your device until you sign in, then in your account, so you see them on both phone and computer.'),
    ],
  ),
  question(
    ACCOUNT,
    'delete-account',
    [
      'Как удалить личный кабинет?',
      p(
        'Напишите нам с почты, на которую он зарегистрирован. Мы удалим данные в течение десяти рабочих дней, кроме тех, что закон обязывает хранить, — например, чеков.',
      ),
    ],
    [
      'How do I delete my account?',
      p(
        'Write to us from the e-mail it is registered with. We delete the data within ten working days, except what the law obliges us to keep, such as receipts.',
      ),
    ],
  ),
];
