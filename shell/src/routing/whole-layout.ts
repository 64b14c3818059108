/**
 * From now on all of the document is laid out, also what is far from the window and had an estimated height while the document loaded
 * (`data-layout="lazy"`, read by style sheets). What is seen stays where it is. Does nothing the second time.
 */
export function layOutWhole(): void {
  const { body } = document;
  if (body.dataset['layout'] === undefined) return;
  const seen = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete body.dataset['layout'];
  const shift = seen ? seen.getBoundingClientRect().top - before : 0;
  // Not every browser anchors what is seen, and none before its next frame.
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
}
