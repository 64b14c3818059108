import { circle, darken, line, path, rect } from '../drawing/index.ts';
import { floorShadow, INKS, type PaintScene, wall } from './scene-painting.ts';

export const warehouse: PaintScene = (paints) => {
  const rack = (x: number, width: number, top: number, shelf: number): string => {
    const rows = [0, 1, 2].map((row) => {
      const y = top + shelf * (row + 1);
      const boxes = Array.from({ length: Math.floor(width / 118) }, (_, index) =>
        box(
          x + 22 + index * 116,
          y,
          92 + ((index * 31 + row * 17) % 16),
          shelf * (0.5 + ((index * 7 + row * 5) % 4) * 0.09),
          index * 5 + row * 3 + x,
        ),
      );
      return boxes.join('') + rect(x, y, width, 14, INKS.orange) + rect(x, y + 12, width, 4, darken(INKS.orange, 0.3));
    });
    const posts = [x, x + width - 16].map((post) => rect(post, top, 16, shelf * 3 + 90, INKS.green));
    return rows.join('') + posts.join('');
  };
  return [
    wall('#f4f2e9'),
    ...[120, 330].map(
      (x) => rect(x, 130, 170, 230, '#e3eeeb', { rx: 8 }) + rect(x + 81, 130, 8, 230, '#ffffff') + rect(x, 240, 170, 8, '#ffffff'),
    ),
    path(
      'M0 742H1536V864H0Z',
      paints.linear(
        [0, 742, 0, 864],
        [
          [0, '#ded3bd'],
          [1, '#cbbd9f'],
        ],
      ),
    ),
    path('M120 800L330 742H360L170 800Z', '#ffffff', { 'fill-opacity': 0.35 }),
    floorShadow(paints, 1120, 768, 480, 0.25),
    rack(680, 480, 96, 196),
    rack(1180, 400, 96, 196),
    floorShadow(paints, 690, 828, 190, 0.4),
    rect(540, 792, 290, 16, INKS.forest, { rx: 6 }),
    line('M540 796L500 610H470', INKS.forest, 13, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    box(560, 792, 130, 110, 4),
    box(700, 792, 112, 84, 9),
    box(590, 682, 104, 76, 2),
    ...[580, 790].map((x) => circle(x, 824, 18, '#2a2826') + circle(x, 824, 7, '#cfcac0')),
  ].join('');
};

/** A parcel with its lower edge on `floor`. */
function box(x: number, floor: number, width: number, height: number, kind: number): string {
  const tints = ['#d3a56c', '#dcb684', '#c79659', INKS.sage, '#e9cfa4'];
  const tint = tints[kind % tints.length] ?? INKS.wood;
  return [
    rect(x, floor - height, width, height, tint),
    rect(x + width * 0.4, floor - height, width * 0.2, height, '#ffffff', { 'fill-opacity': 0.22 }),
    rect(x, floor - height, width, 5, '#ffffff', { 'fill-opacity': 0.35 }),
    rect(x + width * 0.66, floor - height * 0.4, width * 0.24, height * 0.2, '#fffaf0', { 'fill-opacity': 0.9, rx: 2 }),
    rect(x + width - 5, floor - height, 5, height, '#1a120a', { 'fill-opacity': 0.1 }),
  ].join('');
}
