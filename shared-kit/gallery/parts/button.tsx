import { Button, ButtonLink } from '../../src/ui/button/index.ts';
import { ArrowRightIcon, CartIcon } from '../../src/ui/icon/index.ts';
import { Case, Line, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ButtonPart() {
  const { t } = useGallery();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Case key={variant} name={`${variant}: small, icon, link large, loading, disabled`} width="line">
          <Line>
            <Button variant={variant} size="small">
              {t.later}
            </Button>
            <Button variant={variant} icon={<CartIcon />}>
              {t.add}
            </Button>
            <ButtonLink href="#button" variant={variant} size="large" iconEnd={<ArrowRightIcon />}>
              {t.buy}
            </ButtonLink>
            <Button variant={variant} loading>
              {t.buy}
            </Button>
            <Button variant={variant} disabled>
              {t.buy}
            </Button>
          </Line>
        </Case>
      ))}
      <Row>
        <Case name="wide, long words" width="narrow">
          <Button wide icon={<CartIcon />}>{`${t.buy}: ${t.longWord}`}</Button>
          <ButtonLink href="#button" wide variant="secondary">
            {t.product}
          </ButtonLink>
        </Case>
      </Row>
    </>
  );
}
