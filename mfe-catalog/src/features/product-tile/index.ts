export { HeartButton } from './heart-button.tsx';
export { $followedTile } from './model.ts';
export { PriceTag } from './price-tag.tsx';
export { TILE_SIZES } from './sizes.ts';
export { TileGrid } from './tile-grid.tsx';
export { type TileWords, useTileWords } from './words.ts';
