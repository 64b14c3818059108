import { Price } from '../../src/ui/price/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

export function PricePart() {
  const { t } = useGallery();
  const labels = { price: t.discountOf, oldPrice: t.discountFrom };
  return (
    <Row>
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <Price size={size} price="1 290.50 ₽" oldPrice="1 518 ₽" discount="−15 %" unit={t.perUnit} labels={labels} />
        </Case>
      ))}
      <Case name="plain">
        <Price price="890 ₽" />
      </Case>
      <Case name="a fortune" width="narrow">
        <Price size="large" price="12 345 678.90 ₽" oldPrice="98 765 432.10 ₽" discount="−87 %" labels={labels} />
      </Case>
    </Row>
  );
}
