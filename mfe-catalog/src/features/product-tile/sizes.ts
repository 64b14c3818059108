/** How wide a tile's picture is: two columns on phones, four beside the sidebar of wide screens. */
export const TILE_SIZES = '(min-width: 1280px) 240px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 46vw';

/** The most pixels of a tile's picture: 288 CSS pixels in double density on wide screens, 190 in more than triple on phones. */
export const TILE_PIXELS = 640;
