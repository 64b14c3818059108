import { CardGrid } from '../../src/ui/card-grid/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import { Card } from './product-card.tsx';

export function CardGridPart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="one card" width="line">
        <CardGrid label={t.shortProduct}>
          <Card index={1} />
        </CardGrid>
      </Case>
      <Case name="pending" width="line">
        <CardGrid label={t.loading} pending>
          <Card index={0} />
          <Card index={2} />
        </CardGrid>
      </Case>
    </>
  );
}
