import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';

interface Props {
  readonly shape: string;
}

export function PageShape({ shape }: Props): ReactElement {
  if (shape === 'product') return <ProductShape />;
  return (
    <>
      <div data-part="title">
        <Skeleton shape="title" />
      </div>
      {shape === 'cards' ? <CardsShape /> : <ProseShape />}
    </>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

function CardsShape(): ReactElement {
  return (
    <div data-part="cards">
      {CARDS.map((card) => (
        <div key={card} data-part="card">
          <div data-part="picture">
            <Skeleton shape="block" />
          </div>
          <Skeleton lines={2} />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}

function ProductShape(): ReactElement {
  return (
    <div data-part="product">
      <div data-part="picture">
        <Skeleton shape="block" />
      </div>
      <div data-part="details">
        <Skeleton shape="title" width="most" />
        <Skeleton shape="title" width="third" />
        <Skeleton shape="control" width="half" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}

function ProseShape(): ReactElement {
  return (
    <div data-part="prose">
      <Skeleton lines={4} />
      <Skeleton lines={5} />
      <Skeleton lines={3} />
    </div>
  );
}
