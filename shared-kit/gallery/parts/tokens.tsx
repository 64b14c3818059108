import '../../src/ui/tokens.css';
import { Case, Line } from '../case.tsx';
import { useGallery } from '../context.tsx';
import shapes from './tokens.module.css';

const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20'] as const;
const SHAPES = ['small', 'normal', 'large', 'round'] as const;
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const;

/** Sizes, spaces, corners and shadows. The colours stand at `theme`. */
export function TokensPart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="--text" width="line">
        {SIZES.map((size) => (
          <p key={size} className={shapes['text']} data-size={size}>
            {t.brand}
          </p>
        ))}
      </Case>
      <Case name="--space" width="line">
        <Line>
          {SPACES.map((space) => (
            <span key={space} className={shapes['space']} data-space={space} />
          ))}
        </Line>
      </Case>
      <Case name="--radius, --shadow-raised, --shadow-floating" width="line">
        <Line>
          {SHAPES.map((shape) => (
            <span key={shape} className={shapes['box']} data-shape={shape} />
          ))}
          <span className={shapes['box']} data-shadow="raised" />
          <span className={shapes['box']} data-shadow="floating" />
        </Line>
      </Case>
    </>
  );
}
