import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { hash, pick, share } from '../random.ts';
import { darken, luminance, mix, readableOn } from './colour.ts';
import { gearWords } from './drawing.ts';
import type { Tones } from './labels/index.ts';

/** A declaration for each class of a drawing. */
export type Materials = Readonly<Record<string, string>>;

interface Material {
  readonly colour: string;
  /** 0 matte to 1 glass. */
  readonly gloss: number;
}

const GLASSES = ['#7a3d12', '#6b3410', '#2f4a3a', '#24416f', '#8c4a18', '#4c3a5e', '#5d6f5a'];
const METALS = ['#c9a566', '#c3c6c8', '#c9ccce'];

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

/** Body, cap and glass belong to the brand, so that its shelf looks like a family; the seed decides about the rest. */
export function packMaterials({ brandName, labelStyle, seed }: PackShotSpec, tones: Tones): Materials {
  const isMain = labelStyle === 'block' || labelStyle === 'arc';
  const pills = ['#fdfcf8', '#f6e7c6', mix(tones.accent, '#ffffff', 0.55), mix(tones.strong, '#ffffff', 0.72)];
  return {
    main: `color: ${tones.main}`,
    strong: `color: ${tones.strong}`,
    ground: `color: ${isMain ? tones.main : tones.strong}`,
    'on-ground': `color: ${isMain ? tones.onMain : tones.onStrong}`,
    ...solid('body', pick(bodies(tones), `${brandName} body`)),
    ...solid('cap', capOf(brandName, seed, tones)),
    glass: `color: ${pick(GLASSES, brandName)}`,
    lid: `color: ${pick(['#2a2826', '#f4f1ea', tones.strong], `${seed} lid`)}`,
    metal: `color: ${pick(METALS, `${seed} metal`)}`,
    pill: `color: ${pick(pills, `${seed} pill`)}`,
    grooves: `display: ${share(`${seed} grooves`) < 0.7 ? 'inline' : 'none'}`,
  };
}

export function gearMaterials(spec: PackShotSpec, tones: Tones): Materials {
  const { seed } = spec;
  const { body, onBody, trim } = gearColours(spec, tones);
  return {
    body: `color: ${body}`,
    'on-body': `color: ${onBody}`,
    trim: `color: ${trim}`,
    'on-trim': `color: ${readableOn(trim, ['#ffffff'], 3)}`,
    deep: `color: ${readableOn('#f4f4f4', [darken(body, 0.45)])}`,
    lid: `color: ${luminance(body) > 0.5 ? '#2a2826' : pick(['#2a2826', '#d8d5cd', trim], `${seed} lid`)}`,
    wood: `color: ${pick(['#c99a63', '#b98450', '#d7b07c', '#8f5f38'], `${seed} wood`)}`,
    bristle: `color: ${pick(['#efe2c4', '#e6d3aa', '#5b4632'], `${seed} bristle`)}`,
  };
}

function solid(name: string, { colour, gloss }: Material): Materials {
  return { [name]: `color: ${colour}`, [`${name}-gloss`]: `opacity: ${(0.2 + gloss * 0.8).toFixed(2)}` };
}

function bodies(tones: Tones): readonly Material[] {
  const white = { colour: '#f7f5f0', gloss: 0.5 };
  const amber = { colour: '#7a3d12', gloss: 0.9 };
  const pale = { colour: mix(tones.main, '#ffffff', tones.isPale ? 0.35 : 0.78), gloss: 0.4 };
  const deep = { colour: tones.isPale ? mix(tones.strong, '#ffffff', 0.1) : darken(tones.main, 0.18), gloss: 0.55 };
  return [white, amber, pale, white, deep, { colour: '#3d4a2c', gloss: 0.85 }, white, { colour: '#1f3a68', gloss: 0.9 }, amber];
}

function capOf(brandName: string, seed: string, tones: Tones): Material {
  const white = { colour: '#fbfaf6', gloss: 0.45 };
  const caps = [
    white,
    { colour: tones.strong, gloss: 0.45 },
    { colour: '#2a2826', gloss: 0.4 },
    { colour: tones.spark, gloss: 0.4 },
    { colour: '#c9a566', gloss: 0.8 },
    white,
    { colour: '#c3c6c8', gloss: 0.9 },
  ];
  const turn = share(`${seed} cap`) < 0.2 ? 1 : 0;
  return caps[(hash(`${brandName} cap`) + turn) % caps.length] ?? white;
}

/** The thing itself is in the colour that its words promise, else in one of the brand's colours, chosen by the seed. */
function gearColours(spec: PackShotSpec, tones: Tones): { body: string; onBody: string; trim: string } {
  const things = gearWords(spec).replace(spec.brandName.toLowerCase(), '');
  const named = NAMED.find(([words]) => words.test(things))?.[1];
  if (named !== undefined) {
    return { body: named, onBody: readableOn(named, ['#ffffff', '#1d1a17'], 3), trim: tones.strong === named ? tones.spark : tones.strong };
  }
  const main = luminance(tones.main) > 0.85 ? mix(tones.main, '#d9d4c8', 0.35) : tones.main;
  const choices = [
    { body: tones.strong, onBody: tones.onStrong, trim: tones.spark },
    { body: main, onBody: tones.onMain, trim: tones.accent },
    { body: mix(tones.strong, '#2c2b2a', 0.72), onBody: '#ffffff', trim: tones.strong },
    { body: tones.spark, onBody: tones.onSpark, trim: tones.strong },
  ];
  return pick(choices, `${spec.seed} colours`);
}
