/**
 * Where a layout changes, in px of width (specification, section 2): a device is at least as wide as its breakpoint. A media query cannot
 * read a custom property, so style sheets write the numbers out: `(width >= 801px)` or `(width <= 800.98px)`, for `<` becomes a query that
 * browsers of the floor do not know. A test keeps them to these.
 */
export const BREAKPOINTS = { mobile: 640, tablet: 801, laptop: 1024, desktop: 1280 } as const;
