import { Button } from '../../src/ui/button/index.ts';
import { Notice } from '../../src/ui/notice/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function NoticePart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="info" width="line">
        <Notice>{t.info}</Notice>
      </Case>
      <Case name="warning, action" width="line">
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="secondary">
              {t.retry}
            </Button>
          }
        >
          {t.warning}
        </Notice>
      </Case>
      <Case name="success, title" width="line">
        <Notice tone="success" title={t.success}>
          {t.emailHint}
        </Notice>
      </Case>
      <Case name="live, long words" width="narrow">
        <Notice live title={t.longWord}>
          {t.longText}
        </Notice>
      </Case>
    </>
  );
}
