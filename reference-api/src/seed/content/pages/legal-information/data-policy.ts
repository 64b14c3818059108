import type { SeedSection } from '../../../shapes.ts';
import { h3, list, p } from '../../prose.ts';

export const DATA_POLICY: SeedSection = {
  id: 'data-policy',
  title: { ru: 'Обработка персональных данных', en: 'Personal data' },
  body: {
    ru: [
      p(
        'Мы просим только те сведения, без которых не получится принять, доставить и оплатить заказ. Оператор данных — ООО\u00a0«Витрава». Здесь главное; подробности о каждом виде данных — в [политике конфиденциальности](/privacy-policy).',
      ),
      h3('Что мы храним'),
      list(
        'Имя, телефон и электронную почту — чтобы оформить заказ и сообщить, что он приехал.',
        'Состав заказов, номера партий и выбранные пункты выдачи — чтобы выполнить заказ и написать вам, если партию отзовут.',
        'Обращения, которые вы нам прислали, — чтобы ответить и не спрашивать дважды об одном.',
      ),
      p(
        'Номера карт мы не видим и не храним: вы вводите их на странице банка. О здоровье и диагнозах не спрашиваем и просим не писать о них в обращениях больше, чем нужно для ответа.',
      ),
      h3('Кому передаём'),
      p(
        'Службе доставки — имя, телефон и номер заказа, банку — сумму и номер платежа. Больше никому: данные покупателей мы не продаём и не отдаём рекламным сетям. Исключение — законный запрос государственного органа.',
      ),
      h3('Как отозвать согласие'),
      p(
        'Напишите нам с почты, на которую зарегистрирован кабинет, или через форму на странице [контактов](/contacts). В течение десяти рабочих дней мы удалим всё, кроме того, что закон обязывает хранить, — например, чеков.',
      ),
    ],
    en: [
      p(
        'We ask only for what we need to take, deliver and charge for an order. The data controller is Vitrava LLC. This is the short version; every kind of data is described in the [privacy policy](/privacy-policy).',
      ),
      h3('What we keep'),
      list(
        'Your name, phone number and e-mail, to place the order and tell you that it has arrived.',
        'What you ordered, the batch numbers and the pickup points you chose, to fulfil the order and to write to you if a batch is recalled.',
        'The messages you send us, so that we can answer and need not ask the same thing twice.',
      ),
      p(
        'We neither see nor store card numbers: you type them on the bank’s own page. We do not ask about your health or diagnoses, and would rather you told us no more about them than an answer requires.',
      ),
      h3('Who receives it'),
      p(
        'The carrier gets your name, phone number and order number; the bank gets the amount and the payment number. Nobody else: we do not sell our customers’ data or hand it to advertising networks. The one exception is a lawful request from a public authority.',
      ),
      h3('Withdrawing consent'),
      p(
        'Write to us from the e-mail your account is registered with, or through the form on the [contacts](/contacts) page. Within ten working days we delete everything except what the law obliges us to keep, such as receipts.',
      ),
    ],
  },
};
