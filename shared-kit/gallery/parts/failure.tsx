import { ButtonLink } from '../../src/ui/button/index.ts';
import { Failure } from '../../src/ui/failure/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function FailurePart() {
  const { t } = useGallery();
  const retry = { retryLabel: t.retry, onRetry: () => {} };
  return (
    <>
      <Case name="block" width="line">
        <Failure title={t.failTitle} text={t.failText} {...retry} />
      </Case>
      <Case name="block, retrying, another way" width="line">
        <Failure
          title={t.failTitle}
          text={t.failText}
          {...retry}
          retrying
          action={
            <ButtonLink href="#failure" variant="ghost">
              {t.toCatalogue}
            </ButtonLink>
          }
        />
      </Case>
      <Case name="line" width="line">
        <Failure size="line" title={t.lineFail} {...retry} />
        <Failure size="line" title={t.lineFail} />
      </Case>
      <Case name="line, long words" width="narrow">
        <Failure size="line" title={t.longWord} text={t.longText} {...retry} retrying />
      </Case>
    </>
  );
}
