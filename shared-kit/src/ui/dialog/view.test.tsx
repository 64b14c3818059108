import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './index.ts';

/** What jsdom lacks of the native dialog, for these tests: it opens, closes, and reports it. */
beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

const dialog = (title = 'Sign in') => screen.getByRole('dialog', { name: title, hidden: true });
const motion = () => act(() => jest.advanceTimersByTime(200));

function Subject({ children = <input aria-label="E-mail" />, ...props }: Partial<DialogProps>) {
  return (
    <Dialog open title="Sign in" onClose={() => {}} {...props}>
      {children}
    </Dialog>
  );
}

describe('Dialog', () => {
  it('[K22] passes through closed, opening, open, closing and closed', () => {
    const onClosed = jest.fn();
    const { rerender, container } = render(<Subject open={false} onClosed={onClosed} />);
    const element = container.querySelector('dialog');
    expect(element?.dataset['state']).toBe('closed');
    rerender(<Subject open onClosed={onClosed} />);
    expect(element?.dataset['state']).toBe('opening');
    expect(element?.open).toBe(true);
    motion();
    expect(element?.dataset['state']).toBe('open');
    rerender(<Subject open={false} onClosed={onClosed} />);
    expect(element?.dataset['state']).toBe('closing');
    expect(onClosed).not.toHaveBeenCalled();
    motion();
    expect(element?.dataset['state']).toBe('closed');
    expect(element?.open).toBe(false);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('has one heading with its title: its own, or that of its content', () => {
    const { rerender } = render(<Subject />);
    expect(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Sign in']);
    rerender(
      <Subject hideTitle>
        <h2>{'Sign in'}</h2>
      </Subject>,
    );
    expect(dialog()).toBeTruthy();
    expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(1);
  });

  it('[K23] Escape and a click outside request the closing, a click within does not', () => {
    const onClose = jest.fn();
    render(<Subject onClose={onClose} />);
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.mouseDown(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(screen.getByLabelText('E-mail'));
    fireEvent.click(screen.getByLabelText('E-mail'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('does not close when a press that began within ends outside', () => {
    const onClose = jest.fn();
    render(<Subject onClose={onClose} />);
    fireEvent.mouseDown(screen.getByLabelText('E-mail'));
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[K23] has a close button only when it is given a label', () => {
    const onClose = jest.fn();
    const { rerender } = render(<Subject onClose={onClose} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Subject onClose={onClose} closeLabel="Close" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[K24] The confirm button is disabled while its owner disables it', () => {
    const onConfirm = jest.fn();
    const { rerender } = render(<Subject confirm={{ label: 'Yes', onConfirm, disabled: true }} />);
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes' });
    expect(confirm.disabled).toBe(true);
    rerender(<Subject confirm={{ label: 'Yes', onConfirm, disabled: false }} />);
    fireEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('[K25] starts at z-index 1000 and grows by 2 for each stacked modal', () => {
    render(
      <>
        <Subject title="First" />
        <Subject title="Second" />
        <Subject title="Third" level={4} />
      </>,
    );
    expect(dialog('First').style.zIndex).toBe('1000');
    expect(dialog('Second').style.zIndex).toBe('1002');
    expect(dialog('Third').style.zIndex).toBe('1008');
  });

  it('gives the focus to the main area, not to the container of a remote, when the page has changed while the dialog was open', () => {
    const page = (content: ReactNode, open: boolean) => (
      <>
        <main tabIndex={-1}>
          <div id="single-spa-application:mfe-catalog">{content}</div>
        </main>
        <Subject open={open} />
      </>
    );
    const opener = <button type="button">{'opener'}</button>;
    const { rerender } = render(page(opener, false));
    screen.getByText('opener').focus();
    rerender(page(opener, true));
    screen.getByLabelText('E-mail').focus();
    rerender(page(<p>{'next page'}</p>, false));
    motion();
    expect(document.activeElement).toBe(screen.getByRole('main', { hidden: true }));
  });

  it('closes the native dialog when it is taken off the page, so that the focus returns', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(<Subject />);
    unmount();
    expect(close).toHaveBeenCalled();
  });
});
