/** A fragment in the frame stays as the server has drawn it until the shopper turns to it. */
export function watchSlots(takeOver: (markup: HTMLElement) => void): void {
  const turn = ({ target }: Event): void => {
    const markup = (target as Element).closest<HTMLElement>('[data-slot]>*');
    if (markup) takeOver(markup);
  };
  // What was typed before the program arrives as input, too, when it is carried out.
  for (const type of ['focusin', 'input']) addEventListener(type, turn);
}
