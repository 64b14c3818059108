import { list, type ProseDocument, p, table } from '../../../domain/content/index.ts';

export const document: ProseDocument = {
  title: 'Privacy policy',
  description: 'Which personal data Vitrava collects, why, how long it is kept and how to have it deleted.',
  lead: 'What data we ask for, what it is needed for, how long it is kept and how to have it deleted.',
  sections: [
    {
      id: 'who',
      name: 'Who is responsible',
      blocks: [
        p(
          'Customers’ personal data is processed by Vitrava LLC, the controller under Russian Federal Law No. 152-FZ “On Personal Data”. The address, phone numbers and e-mail are on the [contacts](/contacts) page; use them for any question about this policy.',
        ),
        p(
          'The policy has been in force since November 1, 2026. If we change it in substance, everyone with an account gets a letter at least ten days ahead.',
        ),
      ],
    },
    {
      id: 'what',
      name: 'What we collect and why',
      blocks: [
        table(
          ['Data', 'Purpose', 'Kept for'],
          ['Name, surname, date of birth, phone, e-mail', 'Your account, messages about orders', 'As long as the account exists'],
          ['Orders, batch numbers, pickup points', 'Fulfilling the contract, recalling a batch', 'Five years after the order'],
          ['Receipts and payment records', 'Required by law', 'Five years'],
          ['Messages sent through the form', 'Answering your question', 'Three years'],
          ['Network address, browser details', 'Stopping password guessing, mending errors', 'Up to 90 days'],
        ),
        p(
          'A password is stored in a form from which it cannot be recovered. Card details never reach us. We do not collect special categories of data, health data among them.',
        ),
      ],
    },
    {
      id: 'grounds',
      name: 'On what grounds',
      blocks: [
        p(
          'We need the data of an order to perform our contract with you, and receipts to obey the law. The contact form and our newsletters rest on your separate consent: a box that we never tick for you. Taking it back is as simple as giving it.',
        ),
      ],
    },
    {
      id: 'cookies',
      name: 'Cookies and browser storage',
      blocks: [
        p(
          'We have no advertising cookies that follow you around other sites. Visits are counted without names: which pages were opened and how fast they came. This is what the shop leaves in your browser:',
        ),
        table(
          ['Name', 'What it does', 'Lasts'],
          ['locale', 'Remembers the language you chose', '365 days'],
          ['preloader', 'Keeps the opening animation from showing twice', '365 days'],
          ['visitor', 'Shows you the same variant of a page while we compare several', '365 days'],
          ['refresh', 'Keeps you signed in; scripts cannot read it', 'Until you sign out, at most 30 days between visits'],
          ['csrftoken', 'Protects forms against forgery', '365 days'],
        ),
        p(
          'Your cart and favourites before you sign in, an unfinished checkout and your answer to the cookie notice stay in the storage of your own browser. You can clear them in its settings.',
        ),
      ],
    },
    {
      id: 'sharing',
      name: 'Who receives the data',
      blocks: [
        list(
          '**The carrier**: name, phone number, order number and pickup point.',
          '**The bank**: the amount and the payment number; the rest you enter on its own page.',
          '**The mail service**: the address a letter goes to.',
          '**Public authorities**: only on a lawful request, and only what was asked for.',
        ),
        p('The data is stored on servers in Russia. We neither sell nor trade it.'),
      ],
    },
    {
      id: 'rights',
      name: 'Your rights',
      blocks: [
        list(
          'To learn what data we hold about you and receive a copy of it.',
          'To correct it: most of it you can change yourself in your [personal details](/account/personal-details).',
          'To withdraw consent and stop our letters.',
          'To delete your account: write from the e-mail it is registered with. We delete the data within ten working days, except what the law obliges us to keep.',
          'To complain to Roskomnadzor, the Russian data protection authority, if you believe we have infringed your rights.',
        ),
        p('We answer within ten working days.'),
      ],
    },
    {
      id: 'security',
      name: 'How the data is protected',
      blocks: [
        p(
          'The connection to the shop is encrypted. Only those of our people whose work requires it can open orders, and every access is recorded. Should a leak happen all the same, we tell Roskomnadzor within a day, and you as soon as we know what it touched.',
        ),
      ],
    },
    {
      id: 'children',
      name: 'Children',
      blocks: [
        p(
          'We take orders from people over 18 and do not knowingly collect data about children. If a child has left some with us, write to us and we will delete it.',
        ),
      ],
    },
  ],
};
