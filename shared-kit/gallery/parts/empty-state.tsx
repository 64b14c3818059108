import { ButtonLink } from '../../src/ui/button/index.ts';
import { EmptyState } from '../../src/ui/empty-state/index.ts';
import { CartIcon } from '../../src/ui/icon/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function EmptyStatePart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="with a next step" width="line">
        <EmptyState
          icon={<CartIcon size="large" />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={
            <>
              <ButtonLink href="#empty-state">{t.toCatalogue}</ButtonLink>
              <ButtonLink href="#empty-state" variant="secondary">
                {t.login}
              </ButtonLink>
            </>
          }
          headingLevel={3}
        />
      </Case>
      <Case name="no picture" width="line">
        <EmptyState title={t.emptyTitle} action={<ButtonLink href="#empty-state">{t.toCatalogue}</ButtonLink>} headingLevel={3} />
      </Case>
      <Case name="long words" width="narrow">
        <EmptyState
          icon={<CartIcon size="large" />}
          title={t.longWord}
          text={t.longWord}
          action={<ButtonLink href="#empty-state">{t.longWord}</ButtonLink>}
          headingLevel={3}
        />
      </Case>
    </>
  );
}
