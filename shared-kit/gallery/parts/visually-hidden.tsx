import { SkipLink, VisuallyHidden } from '../../src/ui/visually-hidden/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

/** Nothing to see: words for screen readers, and a link that shows itself when it has the focus. */
export function VisuallyHiddenPart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="VisuallyHidden">
        <VisuallyHidden>{t.hidden}</VisuallyHidden>
      </Case>
      <Case name="live">
        <VisuallyHidden live>{t.hidden}</VisuallyHidden>
      </Case>
      <Case name="SkipLink">
        <SkipLink href="#visually-hidden">{t.skip}</SkipLink>
      </Case>
    </>
  );
}
