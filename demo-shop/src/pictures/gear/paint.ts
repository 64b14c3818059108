import { group, luminance, mix, readableOn } from '../drawing/index.ts';
import { drawWordmark, type Tones } from '../labels/index.ts';
import type { PackJob } from '../packs/index.ts';

export interface GearColours {
  readonly body: string;
  readonly onBody: string;
  readonly trim: string;
}

/** Colours that a name or a slug may promise. */
const NAMED: readonly (readonly [words: RegExp, colour: string])[] = [
  [/green|зел[ёе]н/i, '#4f8059'],
  [/graphite|графит|gr[ae]y|сер(?:ый|ая)/i, '#4c5054'],
  [/blue|син|голуб/i, '#3a6f9c'],
  [/black|ч[ёе]рн/i, '#262626'],
  [/white|бел(?:ый|ая)/i, '#efece4'],
  [/pink|rose|розов/i, '#dd9aa6'],
  [/purple|violet|lilac|фиолет|сирен/i, '#8a76ab'],
  [/sand|beige|песоч|бежев/i, '#d3bd98'],
];

/** Title and slug: a part that the label leaves out is still in the slug. */
export function wordsOf({ spec }: PackJob): string {
  return `${spec.title} ${spec.seed.replaceAll('-', ' ')}`;
}

/** The thing itself is in one of the brand's colours, chosen by the seed. */
export function gearColours(job: PackJob): GearColours {
  const { tones, random, spec } = job;
  const things = wordsOf(job).replace(spec.brandName.toLowerCase(), '');
  const named = NAMED.find(([words]) => words.test(things))?.[1];
  if (named !== undefined) {
    return { body: named, onBody: readableOn(named, ['#ffffff', '#1d1a17'], 3), trim: tones.strong === named ? tones.spark : tones.strong };
  }
  const choices = [
    { body: tones.strong, onBody: tones.onStrong, trim: tones.spark },
    { body: bodyOf(tones), onBody: tones.onMain, trim: tones.accent },
    { body: mix(tones.strong, '#2c2b2a', 0.72), onBody: '#ffffff', trim: tones.strong },
    { body: tones.spark, onBody: tones.onSpark, trim: tones.strong },
  ] as const;
  return random.pick(choices);
}

function bodyOf(tones: Tones): string {
  return luminance(tones.main) > 0.85 ? mix(tones.main, '#d9d4c8', 0.35) : tones.main;
}

/** The soft shadow of a flat thing seen from above; `outlines` are drawn again in its colour. */
export function flatShadow(outlines: string): string {
  return [
    [22, 26, 0.05],
    [15, 18, 0.07],
    [8, 10, 0.1],
  ]
    .map(([x = 0, y = 0, opacity = 0]) => group(outlines, { transform: `translate(${x} ${y})`, opacity }))
    .join('');
}

/** The brand's name as it is printed on a thing, in the middle of the box. */
export function printBrand(job: PackJob, box: { x: number; y: number; width: number; height: number }, ink: string, spark = ink): string {
  return drawWordmark(job.spec.brandName, box, 'middle', ink, spark);
}
