/**
 * The widths in px at which a layout changes (specification, section 2): a device is at least as wide as its
 * breakpoint. A media query cannot read a custom property, so style sheets contain the numbers: `(width >= 801px)` or
 * `(width <= 800.98px)`, because `<` becomes a query that the oldest supported browsers lack. A test restricts style
 * sheets to these.
 */
export const BREAKPOINTS = { mobile: 640, tablet: 801, laptop: 1024, desktop: 1280 } as const;
