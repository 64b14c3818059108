import { describe, expect, it } from '@jest/globals';
import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import sharp from 'sharp';
import { chooseDrawing } from './drawing.ts';
import { illustrationNames, readIllustration } from './illustrations.ts';
import { tonesOf } from './labels/index.ts';
import { gearMaterials, packMaterials } from './materials.ts';
import { fillPlaces } from './places.ts';

const spec: PackShotSpec = {
  packForm: 'bottle',
  brandName: 'Severnika',
  palette: ['#1f4e5f', '#f2b134', '#ffffff'],
  labelStyle: 'band',
  title: '',
  dose: null,
  detail: '',
  seed: 'severnika',
};

const CHOICES: readonly (readonly [name: string, changes: Partial<PackShotSpec>])[] = [
  ['pill-bottle', { title: 'Шампунь', detail: '60 таблеток' }],
  ['liquid-bottle', { title: 'Льняное масло', detail: '250 мл' }],
  ['pump-bottle', { title: 'Шампунь', detail: '250 мл' }],
  ['spray-bottle', { title: 'Спрей для горла', detail: '50 мл' }],
  ['dropper', { packForm: 'dropper', title: 'Витамин D3', detail: '30 мл' }],
  ['aroma-dropper', { packForm: 'dropper', title: 'Эфирное масло лаванды' }],
  ['jar', { packForm: 'jar', title: 'Креатин' }],
  ['low-jar', { packForm: 'jar', title: 'Крем для рук' }],
  ['box', { packForm: 'box' }],
  ['box', { packForm: 'gear', title: 'Гантель' }],
  ['flat-box', { packForm: 'blister-box', detail: '10 пластырей' }],
  ['tablet-box', { packForm: 'blister-box', detail: '30 tablets' }],
  ['capsule-box', { packForm: 'blister-box', detail: '90 капсул' }],
  ['sachet', { packForm: 'sachet' }],
  ['pouch', { packForm: 'pouch', brandName: 'Alvenor' }],
  ['kraft-pouch', { packForm: 'pouch', brandName: 'Severnika' }],
  ['soft-tube', { packForm: 'tube', detail: '100 мл' }],
  ['tablet-tube', { packForm: 'tube', detail: '20 шипучих таблеток' }],
  ['tin', { packForm: 'can', title: 'Коллаген' }],
  ['tea-caddy', { packForm: 'can', title: 'Чай с мелиссой' }],
  ['shaker', { packForm: 'gear', title: 'Шейкер' }],
  ['water-bottle', { packForm: 'gear', title: 'Бутылка' }],
  ['ball', { packForm: 'gear', title: 'Мяч массажный' }],
  ['spiked-ball', { packForm: 'gear', title: 'Мяч с шипами' }],
  ['double-ball', { packForm: 'gear', title: 'Двойной мяч' }],
  ['roller', { packForm: 'gear', title: 'Ролик' }],
  ['strap', { packForm: 'gear', title: 'Ремень для йоги' }],
  ['block', { packForm: 'gear', title: 'Блок для йоги' }],
  ['cork-block', { packForm: 'gear', title: 'Пробковый блок' }],
  ['bolster', { packForm: 'gear', title: 'Болстер' }],
  ['flat-bolster', { packForm: 'gear', title: 'Болстер', seed: 'severnika-bolster-flat' }],
  ['mat', { packForm: 'gear', title: 'Коврик' }],
  ['band', { packForm: 'gear', title: 'Лента' }],
  ['band-set', { packForm: 'gear', title: 'Набор лент' }],
  ['tubing', { packForm: 'gear', title: 'Эспандер', seed: 'severnika-tube-expander' }],
  ['brush', { packForm: 'gear', title: 'Щётка' }],
  ['palm-brush', { packForm: 'gear', title: 'Щётка для лица' }],
];

const FILES = (['packs', 'gear'] as const).flatMap((kind) => illustrationNames(kind).map((name) => [kind, name] as const));

describe('the drawing of a product', () => {
  it.each(CHOICES)('is %s for its pack and words %j', (name, changes) => {
    expect(chooseDrawing({ ...spec, ...changes }).name).toBe(name);
  });

  it('Every drawing belongs to a product', () => {
    const chosen = new Set(CHOICES.map(([name]) => name).concat('backdrop'));
    expect(FILES.map(([, name]) => name).filter((name) => !chosen.has(name))).toEqual([]);
  });

  it.each(FILES)('Each class of %s/%s has a material', async (kind, name) => {
    const drawing = readIllustration(kind, name);
    const materials = kind === 'gear' ? gearMaterials(spec, tonesOf(spec.palette)) : packMaterials(spec, tonesOf(spec.palette));
    const classes = Array.from(drawing.matchAll(/class="([^"]+)"/g), ([, className = '']) => className);
    expect(classes.filter((className) => materials[className] === undefined)).toEqual([]);
    expect((await sharp(Buffer.from(drawing)).metadata()).width).toBe(960);
  });

  it.each(FILES.filter(([kind, name]) => kind === 'packs' && name !== 'backdrop'))('%s/%s has one place for a label', (kind, name) => {
    const labels: unknown[] = [];
    fillPlaces(readIllustration(kind, name), { label: (place) => String(labels.push(place)) });
    expect(labels).toEqual([{ align: 'start', ...numbers(['x', 'y', 'width', 'height', 'safe']) }]);
  });

  it('A place is replaced wherever its attributes are, and its replacement has its colour', () => {
    const drawing = '<g><rect\n  y="2" class="on-body" height="4"\n  id="brand" x="1" width="3" text-anchor="middle"/><rect id="lid"/></g>';
    const filled = fillPlaces(drawing, { brand: (place) => JSON.stringify(place) });
    const place = '{"x":1,"y":2,"width":3,"height":4,"safe":3,"align":"middle"}';
    expect(filled).toBe(`<g><g class="on-body">${place}</g><rect id="lid"/></g>`);
  });
});

function numbers(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, expect.any(Number)]));
}
