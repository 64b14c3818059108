/** A fragment in the frame stays as the server has drawn it until the shopper turns to it. */
export function watchSlots(takeOver: (markup: HTMLElement) => void): void {
  const turn = ({ target }: Event): void => {
    const markup = (target as Element).closest<HTMLElement>('[data-slot]>*');
    if (markup) takeOver(markup);
  };
  addEventListener('focusin', turn);
  // Carried out by the program, what was typed before it arrives here, too.
  addEventListener('input', turn);
}
