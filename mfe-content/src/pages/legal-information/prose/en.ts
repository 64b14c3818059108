import { h3, list, type ProseDocument, p, steps, table } from '../../../domain/content/index.ts';

export const document: ProseDocument = {
  title: 'Legal information',
  description: 'How Vitrava handles personal data, and the rules by which it sells goods and takes them back.',
  lead: 'How we treat your data, on what terms we sell, and how you get your money back. No small print.',
  sections: [
    {
      id: 'data-policy',
      name: 'Personal data',
      blocks: [
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
    {
      id: 'returns',
      name: 'Returns',
      blocks: [
        p('Money goes back to the card you paid with. What can be returned, and when, depends on what went wrong.'),
        table(
          ['What happened', 'How long you have', 'What we do'],
          ['The wrong product came', 'Until it expires', 'Replace it or refund you'],
          ['The pack is damaged or the product faulty', 'Until it expires', 'Replace it or refund you'],
          ['The product came past its date', 'At any time', 'Replace it or refund you, and check the batch'],
          ['Nothing is wrong, you do not need it', '7 days after receipt', 'Refund you, if the pack is sealed'],
        ),
        h3('If the mistake is ours'),
        p(
          'A product you did not order, an opened or broken pack, an expiry date gone by: all of that is for us to put right. Send a photograph of the pack and the batch number, which is enough for us to start. We pay for the way back.',
        ),
        h3('If you changed your mind'),
        p(
          'Under distance selling rules you may refuse an order at any time before you receive it and for seven days afterwards. The product must still be sealed: an opened pack cannot be accepted, as nobody could vouch for what is inside. In this case the return delivery is at your expense.',
        ),
        h3('How to return something'),
        steps(
          'Write to us through the form on the [contacts](/contacts) page and give the order number.',
          'We reply with the pickup point to take the parcel to and a return code.',
          'Once the goods are back in the warehouse we check them and send the refund within three working days.',
          'The bank usually needs another one to five days to credit your card.',
        ),
        p('A parcel that nobody collects goes back to the warehouse, and we refund it within the same times.'),
      ],
    },
    {
      id: 'sale-rules',
      name: 'Terms of sale',
      blocks: [
        p(
          'By placing an order you enter into a retail contract with Vitrava LLC on these terms. The contract is made when we have confirmed your payment and sent you the order number.',
        ),
        h3('The goods'),
        p(
          'Dietary supplements **are not medicines** and do not treat disease. Composition, form, amount, contraindications, manufacturer and state registration number are given on the page of every supplement. Ask your doctor first, above all if you are pregnant, breastfeeding or taking medicines.',
        ),
        p('We send goods with at least six months left before their expiry date.'),
        h3('Prices and stock'),
        p(
          'All prices are in roubles and include VAT. Prices and stock may change until the goods are paid for. If something changed after you added a product to the cart, checkout shows the old and the new price and asks you to confirm: a new price never applies without your consent.',
        ),
        h3('Payment'),
        p(
          'By bank card on the bank’s secure page. The receipt comes by e-mail. If money was taken and no order has appeared in your account, do not pay again: write to us and we will find the payment.',
        ),
        h3('Delivery'),
        p('We deliver to pickup points across Russia. The exact date is shown when you choose a point; the usual times are:'),
        table(
          ['Destination', 'Time'],
          ['Moscow and region', '1–2 days'],
          ['St Petersburg', '2–3 days'],
          ['Large cities', '3–5 days'],
          ['Other towns', '4–9 days'],
        ),
        p(
          'An order waits at the point for seven days. If you cannot come in time, write to us before they end: most points can keep it for three days more. To collect it you need its number or the code from the message; you may pass the code on to someone else.',
        ),
        p(
          'Probiotics and other goods that need cold travel in an insulated bag with a cooling pack. We do not send them where a parcel takes longer than seven days.',
        ),
        h3('Cancelling and changing an order'),
        p(
          'An order can be cancelled until it is handed to delivery; after that you can refuse it at the pickup point. The contents of a paid order cannot be changed: it is easier to cancel it and place a new one.',
        ),
        h3('Complaints'),
        p(
          'Write to us through the form on the [contacts](/contacts) page. We answer within ten days. If we cannot agree, the dispute goes to the court where the customer lives: that is what Russian consumer law says, and we think it fair.',
        ),
      ],
    },
  ],
};
