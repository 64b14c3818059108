import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SegmentedLinks } from './index.ts';

describe('pages side by side', () => {
  it('[R23] mark the link of the page where the shopper is', () => {
    const items = [
      { id: 'active', label: 'Active orders', href: '/account/active-orders' },
      { id: 'completed', label: 'Completed orders', href: '/account/completed-orders' },
    ];
    render(<SegmentedLinks label="Account" items={items} current="active" />);
    const here = screen.getByRole('link', { name: 'Active orders' });
    expect(here).toHaveClass('--active', '--current');
    expect(here).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Completed orders' })).not.toHaveClass('--active');
  });
});
