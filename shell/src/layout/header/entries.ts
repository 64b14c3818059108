/** What the tools bar can hold. */
export type ToolName = 'catalog' | 'favourites' | 'account' | 'cart';

/**
 * The tools of the laptop's header and of the mobile menu. The catalogue is in the navigation beside both, so it is
 * left out.
 */
export const TOOLS: readonly ToolName[] = ['favourites', 'account', 'cart'];

/** The dock of phones and tablets has no navigation beside it. */
export const DOCK_TOOLS: readonly ToolName[] = ['catalog', 'favourites', 'cart', 'account'];
