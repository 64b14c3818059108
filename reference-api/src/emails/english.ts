import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import type { Words } from './russian.ts';

const CODE_LIVES = `The code is good for ${CONFIRMATION.codeMinutes} minutes.`;
const LINK_LIVES = `The link works once, within ${CONFIRMATION.linkMinutes} minutes.`;

/** What emails say in English. */
export const ENGLISH: Words = {
  hello: 'Hello,',
  bareLink: 'If the button does not work, open this link:',
  about: 'This email was sent automatically. If you have a question, reply to it or give us a call.',

  confirmationCode: {
    subject: 'Your confirmation code',
    preheader: `${CODE_LIVES} Keep it to yourself.`,
    title: 'Confirm your email',
    intro: (company) => `Enter this code on the ${company} registration page:`,
    action: 'Continue signing up',
    secrecy: `${CODE_LIVES} Keep it to yourself: our staff never ask for it.`,
    notYou: 'If you were not signing up, there is nothing to do: nobody can use your address without the code.',
  },
  accountExists: {
    subject: 'You already have an account',
    preheader: 'No need for a new one: sign in with your password.',
    intro: (company) => `Someone, perhaps you, tried to sign up at ${company} with this address, but it already has an account.`,
    advice: 'Sign in with your password. If you don’t remember it, choose “Forgot your password?” in the sign-in window.',
    action: 'Sign in',
    notYou: 'If it wasn’t you, there is nothing to do: your account is just as it was.',
  },
  passwordReset: {
    subject: 'Reset your password',
    preheader: LINK_LIVES,
    title: 'Choose a new password',
    intro: (company) => `We were asked to reset the password of your ${company} account.`,
    action: 'Choose a new password',
    secrecy: `${LINK_LIVES} Don’t pass it on to anyone.`,
    notYou: 'If you didn’t ask for this, there is nothing to do: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    preheader: 'If it wasn’t you, contact us right away.',
    intro: (company, at) =>
      `The password of your ${company} account was changed on ${at}, Moscow time. Other devices will have to sign in again.`,
    action: 'Open your account',
    notYou:
      'If it wasn’t you, reset the password in the sign-in window and contact us right away: our address and phone numbers are below.',
  },
  questionReceived: {
    subject: 'We have your question',
    preheader: 'We will reply to this address.',
    intro: 'Thank you for writing to us. We will reply to this address, or call you if need be. Your question:',
    faq: 'The answer may already be among our frequent questions.',
    action: 'See the answers',
    notYou: 'If you didn’t write to us, there is nothing to do: someone gave your address by mistake.',
  },

  orderPlaced: {
    subject: (number) => `Order no. ${number} is placed`,
    preheader: (count, total, point) => `${count} ${count === 1 ? 'item' : 'items'}, ${total}. ${point}.`,
    thanks: 'Thank you for your order!',
    due: 'You can pay when you collect it. We will write as soon as it is waiting for you at the pickup point.',
    paid: 'It is paid for. We will write as soon as it is waiting for you at the pickup point.',
    unpaid: (until) => `It is waiting to be paid by card: please pay by ${until}, Moscow time, or it will be canceled.`,
    pay: 'Go to payment',
  },
  orderIssued: {
    subject: (number) => `Order no. ${number} is waiting for you`,
    title: (number) => `Order no. ${number} is ready to collect`,
    due: (total) => `Your order is waiting at the pickup point. You pay ${total} when you collect it.`,
    paid: 'Your order is paid for and waiting at the pickup point.',
  },
  orderCanceled: {
    subject: (number) => `Order no. ${number} is canceled`,
    void: 'Your order is canceled, and there is nothing to pay.',
    returning: (total) => `We will return ${total} to the card you paid with.`,
    bank: 'When the money arrives depends on your bank; it usually takes a few working days.',
  },
  order: {
    action: 'View the order',
    lines: 'Your order',
    amount: (amount) => `${amount}\u00a0${amount === 1 ? 'pc' : 'pcs'}`,
    discount: 'Discount (already taken off)',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    vat: 'Including VAT',
    point: 'Pickup point',
    address: 'Address',
    hours: 'Opening hours',
    phone: 'Phone',
  },
};
