import { Badge } from '../../src/ui/badge/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const TONES = ['calm', 'accent', 'success', 'warning', 'danger'] as const;

export function BadgePart() {
  const { t } = useGallery();
  return (
    <Row>
      {TONES.map((tone) => (
        <Case key={tone} name={tone}>
          <Badge tone={tone}>{t.isNew}</Badge>
        </Case>
      ))}
      <Case name="long words" width="narrow">
        <div>
          <Badge>{`${t.longWord} ${t.longWord}`}</Badge>
        </div>
      </Case>
    </Row>
  );
}
