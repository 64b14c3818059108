import { Spinner } from '../../src/ui/spinner/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

export function SpinnerPart() {
  const { t } = useGallery();
  return (
    <Row>
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <Spinner size={size} />
        </Case>
      ))}
      <Case name="spoken">
        <Spinner label={t.loading} />
      </Case>
    </Row>
  );
}
