/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** First, last, the current page and its neighbours; a gap represents two pages or more. */
export function pageSteps(page: number, pages: number): readonly PageStep[] {
  const from = page - 1 <= 3 ? 2 : page - 1;
  const to = page + 1 >= pages - 2 ? pages - 1 : page + 1;
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
