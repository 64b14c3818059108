import { $pageAddress } from '@vitrava/shared-kit/bus/shell';
import type { PageSkeletonShape } from '@vitrava/shared-kit/contracts/manifest';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

interface Props {
  /** Outline of the page it stands in for, as its route declares it. */
  readonly shape?: PageSkeletonShape | undefined;
}

/** Stands in the place of a remote that is on its way: calm, and about as large as what will come. Without scripts nothing will: it says so, with a retry. */
export function PageSkeleton({ shape = 'prose' }: Props): ReactElement {
  const { t } = useTranslation();
  const address = useUnit($pageAddress);
  return (
    <Container>
      {/* Only a program can bring what is missing. */}
      <noscript>
        <Failure
          title={t('error.general')}
          text={t('error.generalText')}
          action={<ButtonLink href={address}>{t('error.retry')}</ButtonLink>}
        />
      </noscript>
      <div data-page-skeleton="" aria-busy="true">
        <VisuallyHidden>{t('skeleton.loading')}</VisuallyHidden>
        <Shape shape={shape} />
      </div>
    </Container>
  );
}

function Shape({ shape }: { readonly shape: PageSkeletonShape }): ReactElement {
  if (shape === 'product') return <ProductShape />;
  return (
    <>
      <div data-part="title">
        <Skeleton shape="title" />
      </div>
      {shape === 'cards' ? <CardsShape /> : <ProseShape />}
    </>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

function CardsShape(): ReactElement {
  return (
    <div data-part="cards">
      {CARDS.map((card) => (
        <div key={card} data-part="card">
          <div data-part="picture">
            <Skeleton shape="block" />
          </div>
          <Skeleton lines={2} />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}

function ProductShape(): ReactElement {
  return (
    <div data-part="product">
      <div data-part="picture">
        <Skeleton shape="block" />
      </div>
      <div data-part="details">
        <Skeleton shape="title" width="most" />
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" width="half" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}

function ProseShape(): ReactElement {
  return (
    <div data-part="prose">
      <Skeleton lines={4} />
      <Skeleton lines={5} />
      <Skeleton lines={3} />
    </div>
  );
}
