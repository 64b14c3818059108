import { $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Disclosure } from '@vitrava/shared-kit/ui/disclosure';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect } from 'react';
import type { QuestionGroup } from '../../contracts.ts';
import { ContactButton, ContactSection } from '../../features/contact-section/index.ts';
import { Contents } from '../../ui/contents/index.ts';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Prose } from '../../ui/prose/index.ts';
import { $groups, faqQuery } from './model.ts';
import styles from './view.module.css';

export function FaqView(): ReactElement {
  const { t } = useTranslation();
  const { state, groups, reload, address } = useUnit({
    state: faqQuery.$state,
    groups: $groups,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  return (
    <Container>
      <PageHeader title={t('faq.title')} lead={t('faq.lead')} />
      <PageBody
        state={state}
        skeleton={<Skeleton lines={10} />}
        loadingLabel={t('faq.loading')}
        failedTitle={t('faq.failed')}
        onRetry={() => reload()}
        retryHref={address}
      >
        {groups.length > 0 ? (
          <Answers groups={groups} />
        ) : (
          <EmptyState icon={<InfoIcon size="large" />} title={t('faq.emptyTitle')} text={t('faq.emptyText')} action={<ContactButton />} />
        )}
      </PageBody>
      {groups.length > 0 && <ContactSection />}
    </Container>
  );
}

function Answers({ groups }: { readonly groups: readonly QuestionGroup[] }): ReactElement {
  const { t } = useTranslation();
  useLinkedQuestion();
  return (
    <Contents label={t('faq.groups')} sections={groups.map(({ slug, name }) => ({ id: slug, name }))}>
      {groups.map(({ slug, name, questions }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-name`}>
          <h2 id={`${slug}-name`} className={styles['group']}>
            {name}
          </h2>
          {questions.map(({ id, question, answer }) => (
            <Disclosure key={id} id={id} summary={question} headingLevel={3}>
              <Prose blocks={answer} tableLabel={question} />
            </Disclosure>
          ))}
        </section>
      ))}
    </Contents>
  );
}

/** A link to a question opens its answer. The anchor is read from the browser: it never reaches a server. */
function useLinkedQuestion(): void {
  useEffect(() => {
    function open(): void {
      const question = document.getElementById(location.hash.slice(1));
      if (question instanceof HTMLDetailsElement) question.open = true;
    }
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
