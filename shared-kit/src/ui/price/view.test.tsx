import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { translatePage } from '../../testing/page-translator/index.ts';
import { Price } from './index.ts';

const LABELS = { price: 'Price', oldPrice: 'Old price' };

describe('a price on a page that was translated by the browser', () => {
  it('A translated price shows its new amount beside its label', () => {
    const { rerender } = render(<Price price="700 ₽" oldPrice="900 ₽" labels={LABELS} />);
    translatePage();
    rerender(<Price price="500 ₽" oldPrice="800 ₽" labels={LABELS} />);
    expect(screen.getByText('500 ₽')).toBeInTheDocument();
    expect(screen.getByText('800 ₽')).toBeInTheDocument();
  });
});
