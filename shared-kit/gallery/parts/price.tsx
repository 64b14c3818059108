import { formatDiscount, formatMoney } from '../../src/i18n/format/index.ts';
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
          <Price
            size={size}
            price={formatMoney('1290.50')}
            oldPrice={formatMoney('1518')}
            discount={formatDiscount(15)}
            unit={t.perUnit}
            labels={labels}
          />
        </Case>
      ))}
      <Case name="plain">
        <Price price={formatMoney('890')} />
      </Case>
      <Case name="a fortune" width="narrow">
        <Price
          size="large"
          price={formatMoney('12345678.90')}
          oldPrice={formatMoney('98765432.10')}
          discount={formatDiscount(87)}
          labels={labels}
        />
      </Case>
    </Row>
  );
}
