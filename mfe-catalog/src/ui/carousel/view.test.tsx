import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './index.ts';

const show = (count: number) =>
  render(
    <Carousel label="Offers" roleDescription="slider" previousLabel="Back" nextLabel="On">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
        <p key={index}>{`Offer ${index}`}</p>
      ))}
    </Carousel>,
  );

describe('Carousel', () => {
  it('[C9] becomes a slider with more than one slide', () => {
    show(2);
    expect(screen.getByRole('region', { name: 'Offers' }).getAttribute('aria-roledescription')).toBe('slider');
    expect(screen.getByRole('button', { name: 'On' })).toBeVisible();
  });

  it('[C9] is no slider with one slide', () => {
    show(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Offer 0')).toBeVisible();
  });

  it('The carousel moves on, and from the last to the first', () => {
    show(2);
    const track = screen.getByRole('list');
    const scrollTo = jest.fn();
    Object.assign(track, { scrollTo });
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    fireEvent.scroll(track, { target: { scrollLeft: 300 } });
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(scrollTo.mock.calls).toEqual([[{ left: 300 }], [{ left: 0 }]]);
  });
});
