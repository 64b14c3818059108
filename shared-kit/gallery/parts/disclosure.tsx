import { Disclosure } from '../../src/ui/disclosure/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function DisclosurePart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="closed, open, one of a name at a time" width="line">
        <div>
          <Disclosure summary={t.faq} headingLevel={3} name="gallery">
            {t.faqAnswer}
          </Disclosure>
          <Disclosure summary={t.faq} open headingLevel={3} name="gallery">
            {t.faqAnswer}
          </Disclosure>
        </div>
      </Case>
      <Case name="plain, long words" width="narrow">
        <Disclosure summary={`${t.faq} ${t.longWord}`} open>
          {t.longWord}
        </Disclosure>
      </Case>
    </>
  );
}
