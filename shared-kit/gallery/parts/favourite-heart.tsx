import { useState } from 'react';
import { FavouriteHeart } from '../../src/ui/favourite-heart/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function FavouriteHeartPart() {
  const { t } = useGallery();
  const [isPressed, setPressed] = useState(false);
  return (
    <Row>
      <Case name="raised">
        <FavouriteHeart pressed={isPressed} label={t.heart} onToggle={setPressed} />
      </Case>
      <Case name="raised, pressed">
        <FavouriteHeart pressed label={t.heart} onToggle={() => {}} />
      </Case>
      <Case name="outlined">
        <FavouriteHeart variant="outlined" pressed={false} label={t.heart} onToggle={() => {}} />
      </Case>
      <Case name="outlined, pressed">
        <FavouriteHeart variant="outlined" pressed label={t.heart} onToggle={() => {}} />
      </Case>
    </Row>
  );
}
