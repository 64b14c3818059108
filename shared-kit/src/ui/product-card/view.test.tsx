import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BuyControl } from '../buy-control/index.ts';
import { CardGrid } from '../card-grid/index.ts';
import { FavouriteHeart } from '../favourite-heart/index.ts';
import { pictureSource } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { ProductCard, ProductCardSkeleton } from './index.ts';

const picture = pictureSource({
  url: '/m/1-480.webp',
  url_template: '/m/1-{width}.webp',
  width: 960,
  height: 960,
  widths: [240, 480, 960],
});
const labels = { amount: 'Amount', increase: 'More', decrease: 'Less' };

function Grid() {
  return (
    <CardGrid label="Vitamins">
      <ProductCard
        href="/en/product/7"
        name="Magnesium"
        picture={picture}
        price={<Price price="1 290 ₽" oldPrice="1 500 ₽" labels={{ price: 'Price', oldPrice: 'Old price' }} />}
        heart={<FavouriteHeart pressed label="Favourite" onToggle={() => {}} />}
        action={<BuyControl amount={2} addLabel="Add" labels={labels} onAdd={() => {}} onAmountChange={() => {}} />}
      />
      <ProductCardSkeleton />
    </CardGrid>
  );
}

describe('ProductCard', () => {
  it('has one link, named by the product, and its controls outside of the link', () => {
    render(<Grid />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Magnesium');
    expect(link.getAttribute('href')).toBe('/en/product/7');
    expect(link.querySelector('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the place of the picture and offers every width', () => {
    const { container } = render(<Grid />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('loading')]).toEqual(['960', '960', 'lazy']);
    expect(image?.getAttribute('srcset')).toBe('/m/1-240.webp 240w, /m/1-480.webp 480w, /m/1-960.webp 960w');
  });

  it('renders on the server without a style attribute, since the security policy forbids them', () => {
    const html = renderToString(<Grid />);
    expect(html).toContain('Magnesium');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
