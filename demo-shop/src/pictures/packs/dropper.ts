import { coordinate as c, cylinderPath, hashText, path, roundedPath } from '../drawing/index.ts';
import { drawCap } from './cap.ts';
import type { DrawPack, PackJob } from './pack.ts';
import { capGrooves, type Material, roundShade, wrapLabel } from './surface.ts';

const GLASSES = ['#7a3d12', '#6b3410', '#2f4a3a', '#24416f', '#8c4a18', '#4c3a5e', '#5d6f5a'];
const AROMA = /эфирн|essential/i;

/** A small glass bottle: with a pipette, or with a plain cap for essential oils. */
export const drawDropper: DrawPack = (job) => {
  const { paints, random, spec } = job;
  const hasPipette = !AROMA.test(`${spec.title} ${spec.detail}`);
  const width = random.between(300, 330);
  const bodyHeight = random.between(420, 460);
  const headHeight = hasPipette ? 226 : 120;
  const height = headHeight + bodyHeight;
  const glass: Material = { colour: GLASSES[hashText(spec.brandName) % GLASSES.length] ?? '#7a3d12', gloss: 1 };
  const neck = width * 0.46;
  const left = (width - neck) / 2;
  const round = random.between(70, 96);
  const top = headHeight;
  const outline = [
    `M${c(left)} ${c(top - 8)}H${c(left + neck)}V${c(top + 8)}`,
    `C${c(width - 20)} ${c(top + 14)} ${c(width)} ${c(top + round * 0.4)} ${c(width)} ${c(top + round)}`,
    `V${c(height - 34)}Q${c(width)} ${c(height)} ${c(width - 38)} ${c(height)}H38Q0 ${c(height)} 0 ${c(height - 34)}`,
    `V${c(top + round)}C0 ${c(top + round * 0.4)} 20 ${c(top + 14)} ${c(left)} ${c(top + 8)}Z`,
  ].join('');
  const labelTop = top + round + 6;
  const labelHeight = height - labelTop - 38;
  const panel = { x: 0, y: labelTop, width, height: labelHeight, safe: width * 0.82 };
  const glow = paints.linear(
    [0, top, 0, height],
    [
      [0, '#ffffff', 0.2],
      [0.3, '#ffb765', 0.1],
      [1, '#000000', 0.18],
    ],
  );
  const art = [
    path(outline, glass.colour),
    path(outline, glow),
    roundShade(paints, outline, 0, width, glass.gloss),
    wrapLabel(job, panel, cylinderPath(0, labelTop, width, labelHeight, 4)),
    hasPipette
      ? drawPipetteHead(job, width, headHeight)
      : drawCap(job, { x: left - 12, y: 0, width: neck + 24, height: headHeight - 4 }, darkCap(job), true),
  ].join('');
  return { width, height, art, foot: 0.88 };
};

function darkCap({ tones }: PackJob): Material {
  return { colour: tones.isPale ? '#f4f2ec' : '#232120', gloss: 0.45 };
}

function drawPipetteHead(job: PackJob, width: number, foot: number): string {
  const { paints, random, tones } = job;
  const collarWidth = width * 0.54;
  const x = (width - collarWidth) / 2;
  const collarTop = foot - 96;
  const metals = ['#c9a566', '#c3c6c8', '#232120', '#f4f2ec'] as const;
  const metal = random.pick(metals);
  const rubber = random.pick(['#2a2826', '#f1eee7', tones.strong] as const);
  const bulbWidth = collarWidth * 0.62;
  const bulbLeft = (width - bulbWidth) / 2;
  const bulb = `${roundedPath(bulbLeft, 0, bulbWidth, collarTop - 8, bulbWidth * 0.46, 12)}`;
  const flange = roundedPath(bulbLeft - 14, collarTop - 20, bulbWidth + 28, 24, 9, 4);
  const collar = roundedPath(x, collarTop, collarWidth, 94, 8, 4);
  return [
    path(bulb, rubber),
    roundShade(paints, bulb, bulbLeft, bulbWidth, 0.3),
    path(flange, rubber),
    roundShade(paints, flange, bulbLeft - 14, bulbWidth + 28, 0.25),
    path(collar, metal),
    capGrooves(x, collarTop + 12, collarWidth, 70, metal, 26),
    roundShade(paints, collar, x, collarWidth, metal === '#232120' ? 0.5 : 0.85),
  ].join('');
}
