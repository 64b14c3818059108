import { coordinate as c, darken, lighten, move, path, roundedPath } from '../drawing/index.ts';
import type { DrawPack } from '../packs/index.ts';
import { flatShadow, gearColours, printBrand, wordsOf } from './paint.ts';

/** A body brush of oiled beech, bristles to the side, hung a little aslant. */
export const drawBrush: DrawPack = (job) => {
  const { paints, random } = job;
  const { trim } = gearColours(job);
  const wood = random.pick(['#c99a63', '#b98450', '#d7b07c', '#8f5f38'] as const);
  const bristle = random.pick(['#efe2c4', '#e6d3aa', '#5b4632'] as const);
  const isLong = !/лиц|face|ладон|palm|без ручки|round|круг/i.test(wordsOf(job));
  const head = 'M0 -150C74 -150 104 -80 104 0S74 150 0 150S-104 80 -104 0S-74 -150 0 -150Z';
  const handle = isLong ? 'M-34 120C-30 210 -22 300 -26 430Q-26 474 0 474T26 430C22 300 30 210 34 120Z' : '';
  const grain = paints.linear(
    [-104, 0, 104, 0],
    [
      [0, '#1a120a', 0.2],
      [0.22, '#ffffff', 0.26],
      [0.45, '#ffffff', 0],
      [0.8, '#1a120a', 0.08],
      [1, '#1a120a', 0.3],
    ],
  );
  const rings = [-64, -38, -12, 16, 44, 70].map((x, index) =>
    path(
      `M${x} ${-116 + Math.abs(x) * 0.7}q${index % 2 === 0 ? 9 : -8} 110 ${index % 2 === 0 ? -4 : 5} ${232 - Math.abs(x) * 1.4}`,
      'none',
      { stroke: darken(wood, 0.4), 'stroke-width': 2.2, 'stroke-opacity': 0.28 },
    ),
  );
  const drawn = [
    flatShadow(move(path(head, '#2a1c0e'), 0, 0, 1.08) + (isLong ? path(handle, '#2a1c0e') : '')),
    tuft(bristle),
    handle === '' ? '' : path(handle, wood) + path(handle, grain),
    path(head, wood),
    ...rings,
    path(head, grain),
    isLong ? path('M-9 448a9 9 0 0 1 18 0a9 9 0 0 1 -18 0Z', darken(wood, 0.6)) : path(roundedPath(-120, -24, 240, 48, 20), trim),
    isLong ? path('M0 456C-14 490 -20 506 -6 518S24 500 4 456', 'none', { stroke: trim, 'stroke-width': 7 }) : '',
    printBrand(job, { x: -78, y: -14, width: 156, height: 28 }, isLong ? darken(wood, 0.62) : lighten(wood, 0.85), trim),
  ].join('');
  const height = isLong ? 690 : 360;
  const width = isLong ? 400 : 300;
  return { width, height, art: move(drawn, isLong ? 268 : 150, isLong ? 178 : 172, 1, isLong ? 16 : 0), foot: 0 };
};

/** Bristles look out around the head as a fringe of short strokes. */
function tuft(colour: string): string {
  const strokes = Array.from({ length: 84 }, (_, index) => {
    const angle = (index / 84) * Math.PI * 2;
    const reach = index % 3 === 0 ? 1.16 : index % 3 === 1 ? 1.2 : 1.13;
    const [x, y] = [Math.cos(angle) * 100, Math.sin(angle) * 146];
    return `M${c(x * 0.9)} ${c(y * 0.9)}L${c(x * reach)} ${c(y * (1 + (reach - 1) * 0.8))}`;
  }).join('');
  return (
    path(strokes, 'none', { stroke: darken(colour, 0.3), 'stroke-width': 8, 'stroke-linecap': 'round', transform: 'translate(2 3)' }) +
    path(strokes, 'none', { stroke: colour, 'stroke-width': 6, 'stroke-linecap': 'round' })
  );
}
