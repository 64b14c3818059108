import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { createPaints, createRandom, ellipse, mix, move, type Paints, rect } from './drawing/index.ts';
import { drawGear } from './gear/index.ts';
import { tonesOf } from './labels/index.ts';
import {
  type DrawPack,
  drawBlisterBox,
  drawBottle,
  drawBox,
  drawCan,
  drawDropper,
  drawJar,
  drawPouch,
  drawSachet,
  drawTube,
  type Pack,
} from './packs/index.ts';

const PACK_SHOT_SIDE = 960;

const PACKS: Readonly<Record<PackShotSpec['packForm'], DrawPack>> = {
  bottle: drawBottle,
  dropper: drawDropper,
  jar: drawJar,
  box: drawBox,
  'blister-box': drawBlisterBox,
  sachet: drawSachet,
  pouch: drawPouch,
  tube: drawTube,
  can: drawCan,
  gear: drawGear,
};

/** Every pack covers about this area, so that none looks bigger than its neighbours on the shelf. */
const OPTICAL_AREA = 632 ** 2;
const MAX_WIDTH = 750;
const MAX_HEIGHT = 800;

/** An SVG document of 960 × 960 that needs no font and no file: backdrop, shadow, pack. */
export function drawPackShot(requested: PackShotSpec): string {
  const spec = { ...requested, title: withoutDose(requested) };
  const paints = createPaints();
  const tones = tonesOf(spec.palette);
  const random = createRandom(`${spec.seed}|${spec.brandName}|${spec.packForm}`);
  const pack = PACKS[spec.packForm]({ spec, tones, paints, random });
  const scale = Math.min(Math.sqrt(OPTICAL_AREA / (pack.width * pack.height)), MAX_WIDTH / pack.width, MAX_HEIGHT / pack.height);
  const left = (PACK_SHOT_SIDE - pack.width * scale) / 2;
  const top = (PACK_SHOT_SIDE - pack.height * scale) / 2 + 6;
  const content = drawGround(paints, tones.strong) + drawShadow(paints, pack, scale, top) + move(pack.art, left, top, scale);
  const size = `width="${PACK_SHOT_SIDE}" height="${PACK_SHOT_SIDE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paints.definitions()}${content}</svg>`;
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

function drawGround(paints: Paints, tint: string): string {
  const middle = PACK_SHOT_SIDE / 2;
  const sweep = paints.linear(
    [0, 0, 0, PACK_SHOT_SIDE],
    [
      [0, mix('#f4f0e8', tint, 0.03)],
      [0.62, mix('#f7f3ec', tint, 0.025)],
      [0.8, mix('#efeae0', tint, 0.04)],
      [1, mix('#f3eee5', tint, 0.03)],
    ],
  );
  const light = paints.radial(
    [middle - 60, middle - 110, 520],
    [
      [0, '#ffffff', 0.85],
      [0.6, '#ffffff', 0.25],
      [1, '#ffffff', 0],
    ],
  );
  return rect(0, 0, PACK_SHOT_SIDE, PACK_SHOT_SIDE, sweep) + rect(0, 0, PACK_SHOT_SIDE, PACK_SHOT_SIDE, light);
}

/** A wide soft pool and a thin dark line of contact: gradients, because a blur costs ten times as much. */
function drawShadow(paints: Paints, pack: Pack, scale: number, top: number): string {
  const middle = PACK_SHOT_SIDE / 2;
  const floor = top + pack.height * scale;
  const half = (pack.width * scale * (pack.foot ?? 0.96)) / 2;
  if (half === 0) {
    return '';
  }
  const pool = paints.radial(
    [middle + half * 0.14, floor - 2, half * 1.5],
    [
      [0, '#4a3620', 0.38],
      [0.45, '#4a3620', 0.2],
      [0.75, '#4a3620', 0.05],
      [1, '#4a3620', 0],
    ],
    0.13,
  );
  const contact = paints.radial(
    [middle, floor - 3, half * 1.06],
    [
      [0, '#2a1c0e', 0.6],
      [0.8, '#2a1c0e', 0.34],
      [1, '#2a1c0e', 0],
    ],
    0.035,
  );
  return (
    ellipse(middle + half * 0.14, floor - 2, half * 1.5, half * 0.2, pool) + ellipse(middle, floor - 3, half * 1.06, half * 0.04, contact)
  );
}
