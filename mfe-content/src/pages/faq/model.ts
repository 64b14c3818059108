import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { Translate } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { faqContract, type QuestionGroup } from '../../contracts.ts';
import { proseText } from '../../domain/content/index.ts';
import { faqPath } from '../../paths.ts';

export const faqQuery = createPageQuery({
  name: 'content/faq',
  params: () => null,
  call: () => ({ path: 'api/faq/' }),
  contract: faqContract,
});

export const $groups = faqQuery.$data.map((answer) => answer?.results ?? []);
export const $head = combine({ t: $t, groups: $groups }, headOf);

function headOf({ t, groups }: { readonly t: Translate; readonly groups: readonly QuestionGroup[] }): PageHead {
  const questions = groups.flatMap((group) => group.questions);
  return {
    title: t('routes.faq'),
    description: t('faq.head.description'),
    canonicalPath: faqPath,
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
