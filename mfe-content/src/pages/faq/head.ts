import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { proseText } from '../../domain/content/index.ts';
import { pageTitle } from '../../domain/page/index.ts';
import type { QuestionGroup } from './model.ts';

const WORDS = {
  ru: {
    title: 'Вопросы и ответы',
    description: 'Как заказать, сколько ждать доставку, как вернуть товар и что стоит знать о добавках: ответы магазина «Витрава».',
  },
  en: {
    title: 'Questions and answers',
    description: 'How to order, how long delivery takes, how returns work and what to know about supplements: answers from Vitrava.',
  },
} as const;

export function headOf({ locale, groups }: { readonly locale: LocaleCode; readonly groups: readonly QuestionGroup[] }): PageHead {
  const { title, description } = WORDS[locale];
  const questions = groups.flatMap((group) => group.questions);
  return {
    title: pageTitle(title, locale),
    description,
    canonicalPath: '/faq',
    ...(questions.length > 0 && { structuredData: [faqPage(questions)] }),
  };
}

function faqPage(questions: QuestionGroup['questions']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: proseText(answer) },
    })),
  };
}
