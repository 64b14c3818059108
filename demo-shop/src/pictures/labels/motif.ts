import { circle, hashText, line, move, path } from '../drawing/index.ts';

/** Each is drawn around the origin within a radius of 100. */
type Motif = (colour: string) => string;

const around = (count: number, draw: (angle: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('');

const MOTIFS = {
  leaf: (colour) =>
    path('M-78 78C-92 -30 -20 -92 88 -88C92 20 30 92 -78 78Z', colour) +
    line('M-96 96L52 -52M-44 44L-48 -14M-44 44L14 48M-6 6L-8 -44M-6 6L44 8', '#ffffff', 7, {
      'stroke-opacity': 0.45,
      'stroke-linecap': 'round',
    }),
  sprig: (colour) =>
    line('M0 98C6 30 4 -20 0 -60', colour, 8, { 'stroke-linecap': 'round' }) +
    [
      [0, -62, 0],
      [2, -22, -58],
      [2, -22, 58],
      [4, 34, -62],
      [4, 34, 62],
    ]
      .map(([x = 0, y = 0, turn = 0]) => move(path('M0 0C-26 -14 -22 -46 0 -62C22 -46 26 -14 0 0Z', colour), x, y, 1, turn))
      .join(''),
  drop: (colour) =>
    path('M0 -96C34 -42 66 -8 66 34A66 66 0 0 1 -66 34C-66 -8 -34 -42 0 -96Z', colour) +
    line('M-38 36A38 38 0 0 0 -4 70', '#ffffff', 11, { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' }),
  sun: (colour) => circle(0, 0, 44, colour) + around(12, (angle) => move(path('M-5.5 -62H5.5L3 -96H-3Z', colour), 0, 0, 1, angle)),
  waves: (colour) =>
    [-56, -14, 28, 70]
      .map((y, index) =>
        line(`M-96 ${y}q24 -34 48 0t48 0t48 0t48 0`, colour, 13, { 'stroke-opacity': 1 - index * 0.2, 'stroke-linecap': 'round' }),
      )
      .join(''),
  dots: (colour) =>
    around(6, (angle) => move(circle(0, -64, 24, colour), 0, 0, 1, angle)) +
    circle(0, 0, 24, colour) +
    around(6, (angle) => move(circle(0, -90, 9, colour), 0, 0, 1, angle + 30)),
  crystal: (colour) =>
    [
      [0, 0],
      [0, -62],
      [54, -31],
      [54, 31],
      [0, 62],
      [-54, 31],
      [-54, -31],
    ]
      .map(([x = 0, y = 0], index) =>
        move(path('M0 -31L27 -15.5V15.5L0 31L-27 15.5V-15.5Z', colour, { 'fill-opacity': index % 3 === 0 ? 1 : 0.6 }), x, y),
      )
      .join(''),
  seed: (colour) =>
    around(8, (angle, index) =>
      move(
        path('M0 -20C-20 -46 -16 -78 0 -96C16 -78 20 -46 0 -20Z', colour, { 'fill-opacity': index % 2 === 0 ? 1 : 0.55 }),
        0,
        0,
        1,
        angle,
      ),
    ) + circle(0, 0, 12, colour),
  rings: (colour) => [24, 52, 82].map((r, index) => circle(0, 0, r, 'none', { stroke: colour, 'stroke-width': 13 - index * 3 })).join(''),
  peaks: (colour) =>
    path('M-96 66L-28 -62L18 20L42 -18L96 66Z', colour) + path('M-28 -62L-6 -22L-24 -30L-44 -20Z', '#ffffff', { 'fill-opacity': 0.6 }),
} satisfies Record<string, Motif>;

type MotifName = keyof typeof MOTIFS;

const MEANINGS: readonly (readonly [words: RegExp, motif: MotifName])[] = [
  [/протеин|protein|креатин|creatine|bcaa|изотон|isoton|гейнер|gainer/i, 'peaks'],
  [/омега|omega|рыб|fish|крил|krill|масл|oil|сыворотк|serum/i, 'drop'],
  [/витамин d|vitamin d|\bd3\b|витамин c|vitamin c|аскорб|ascorb/i, 'sun'],
  [/коллаген|collagen|гиалурон|hyaluron|водоросл|seaweed|спирулин|spirulina|морск|marine|йод|iodine/i, 'waves'],
  [/магни|magnes|цинк|zinc|кальци|calci|железо|iron|селен|selen|кали[йя]|potass|минерал|mineral/i, 'crystal'],
  [/лакто|lacto|бифидо|bifido|пробиот|probiot|синбиот|synbiot/i, 'dots'],
  [/чай|tea|мят|mint|ромаш|chamom|трав|herb|мелисс|balm|шалф|sage|крапив|nettle/i, 'sprig'],
  [/экстракт|extract|гинкго|ginkgo|ашваганд|ashwag|лист|leaf/i, 'leaf'],
  [/семен|семя|seed|орех|nut|злак|grain|отруб|bran|псилли|psyll/i, 'seed'],
];

const ANY: readonly [MotifName, ...MotifName[]] = ['leaf', 'sprig', 'drop', 'sun', 'waves', 'dots', 'crystal', 'seed', 'rings', 'peaks'];

/** The sign that belongs to the ingredient; an unknown ingredient keeps one of its own by hash. */
export function motifFor(title: string): (x: number, y: number, radius: number, colour: string) => string {
  const meant = MEANINGS.find(([words]) => words.test(title))?.[1];
  const motif: Motif = MOTIFS[meant ?? ANY[hashText(title) % ANY.length] ?? 'rings'];
  return (x, y, radius, colour) => move(motif(colour), x, y, radius / 100);
}
