import { Spinner } from '../../src/ui/spinner/index.ts';
import { Case, Row } from '../case.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

export function SpinnerPart() {
  return (
    <Row>
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <Spinner size={size} />
        </Case>
      ))}
    </Row>
  );
}
