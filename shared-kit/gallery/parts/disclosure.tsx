import { Disclosure } from '../../src/ui/disclosure/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function DisclosurePart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="heading" width="line">
        <div>
          <Disclosure summary={t.faq} headingLevel={3}>
            {t.faqAnswer}
          </Disclosure>
          <Disclosure summary={t.faq} headingLevel={3}>
            {t.faqAnswer}
          </Disclosure>
        </div>
      </Case>
      <Case name="plain, long words" width="narrow">
        <Disclosure summary={`${t.faq} ${t.longWord}`}>{t.longWord}</Disclosure>
      </Case>
    </>
  );
}
