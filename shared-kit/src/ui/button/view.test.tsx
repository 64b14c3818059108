import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { translatePage } from '../../testing/page-translator/index.ts';
import { Button } from './index.ts';

describe('a button on a page that was translated by the browser', () => {
  it('A translated button shows a new icon before its text instead of failing', () => {
    const { rerender } = render(<Button>Add</Button>);
    translatePage();
    rerender(<Button icon={<svg role="img" aria-label="Done" />}>Added</Button>);
    expect(screen.getByRole('button')).toHaveTextContent('Added');
    expect(screen.getByRole('img')).toBeInTheDocument();
  });
});
