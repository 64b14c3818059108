/** How wide a tile's picture is: two columns on phones, four beside the sidebar of wide screens. */
export const TILE_SIZES = '(min-width: 1280px) 240px, (min-width: 1024px) 22vw, (min-width: 640px) 30vw, 46vw';
