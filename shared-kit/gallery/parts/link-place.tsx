import { type LinkPlace, linkPlace } from '../../src/ui/link-place/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

const PLACES: readonly LinkPlace[] = ['here', 'beneath', 'other'];

/** A link alone: how it looks there is its owner's. */
export function LinkPlacePart() {
  const { t } = useGallery();
  return PLACES.map((place) => (
    <Case key={place} name={place}>
      <a href="#link-place" {...linkPlace(place)}>
        {t.vitamins}
      </a>
    </Case>
  ));
}
