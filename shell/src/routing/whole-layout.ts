/**
 * From now on all of the document is laid out, also what is far from the window and had an estimated height while the document loaded
 * (`data-layout="lazy"`, read by style sheets). What is seen stays where it is. Does nothing the second time.
 */
export function layOutWhole(): void {
  const { body } = document;
  if (body.dataset['layout'] === undefined) return;
  const seen = scrollY > 0 ? somethingSeen() : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete body.dataset['layout'];
  const shift = seen ? seen.getBoundingClientRect().top - before : 0;
  // Not every browser anchors what is seen, and none before its next frame.
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
}

/** Something that is read: no box around others, whose edge may move where its content stays. Null where there is only space. */
function somethingSeen(): Element | null {
  const points = [1 / 2, 1 / 3, 2 / 3].map((part) => document.elementFromPoint(innerWidth / 4, innerHeight * part));
  return points.find((element) => element?.childElementCount === 0) ?? null;
}
