import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { share } from '../random.ts';
import { chooseDrawing } from './drawing.ts';
import { readIllustration } from './illustrations.ts';
import { drawLabel, drawWordmark, motifFor, tonesOf } from './labels/index.ts';
import { gearMaterials, packMaterials } from './materials.ts';
import { fillPlaces, type Place } from './places.ts';

const SIDE = 960;
/** The share by which a pack may be taller than its drawing, or wider. */
const STRETCH = 0.04;
/** The picture ends where its drawings do: cutting each at its edges would only take a twentieth of the time. */
const UNCUT = 'svg{overflow:visible}';

/** An SVG document of 960 × 960 that needs no font and no other file: backdrop and pack. */
export function drawPackShot(requested: PackShotSpec): string {
  const spec = { ...requested, title: withoutDose(requested) };
  const tones = tonesOf(spec.palette);
  const { kind, name } = chooseDrawing(spec);
  const materials = kind === 'gear' ? gearMaterials(spec, tones) : packMaterials(spec, tones);
  const stretch = kind === 'gear' ? 1 : 1 + (share(`${spec.seed} stretch`) * 2 - 1) * STRETCH;
  const art = fillPlaces(readIllustration(kind, name), {
    label: (place) => drawUnstretched(place, stretch, (panel) => drawLabel({ spec, tones, panel })),
    brand: (place) => drawWordmark(spec.brandName, place, place.align, 'currentColor'),
    motif: ({ x, y, width }) => motifFor(spec.title)(x + width / 2, y + width / 2, width / 2, 'inherit'),
  });
  const rules = Object.entries(materials).map(([className, declaration]) => `.${className}{${declaration}}`);
  const [across, down] = [1 / Math.sqrt(stretch), Math.sqrt(stretch)];
  const middle = SIDE / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">`,
    `<g color="${tones.strong}">${readIllustration('packs', 'backdrop')}</g>`,
    `<g transform="translate(${middle - middle * across} ${middle - middle * down}) scale(${across} ${down})">${art}</g>`,
    `<style>${UNCUT}${rules.join('')}</style></svg>`,
  ].join('');
}

/** A taller pack has a taller label, not taller letters. */
function drawUnstretched(place: Place, stretch: number, draw: (place: Place) => string): string {
  const { x, y, height } = place;
  const drawn = draw({ ...place, x: 0, y: 0, height: height * stretch });
  return `<g transform="translate(${x} ${y}) scale(1 ${1 / stretch})">${drawn}</g>`;
}

/** Names often end with the dose, and the label has it in a place of its own. */
function withoutDose({ title, dose }: PackShotSpec): string {
  const name = title.trim();
  const rest = dose !== null && spaced(name).endsWith(spaced(dose)) ? name.slice(0, -dose.length).trim() : name;
  return rest === '' ? name : rest;
}

/** A name binds a number to its unit, a dose does not; both are equally long. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
