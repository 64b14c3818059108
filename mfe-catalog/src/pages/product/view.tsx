import { $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $product, $state } from './model.ts';
import { LoadingProduct } from './parts/loading-product.tsx';
import { MissingProduct } from './parts/missing-product.tsx';
import { ProductArticle } from './parts/product-article.tsx';

export function ProductView(): ReactElement {
  const { t } = useTranslation();
  const { product, state, reload, address } = useUnit({
    product: $product,
    state: $state,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  return (
    <Container>
      {state === 'ready' && product ? (
        <ProductArticle key={product.id} product={product} />
      ) : state === 'missing' ? (
        <MissingProduct />
      ) : state === 'failed' ? (
        <>
          <VisuallyHidden>
            <h1>{t('product.title')}</h1>
          </VisuallyHidden>
          <Failure
            title={t('product.failed.title')}
            text={t('product.failed.text')}
            retryLabel={t('product.failed.retry')}
            onRetry={reload}
            retryHref={address}
          />
        </>
      ) : (
        <LoadingProduct />
      )}
    </Container>
  );
}
