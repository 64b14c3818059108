import { cylinderPath, darken, luminance, path, rect, roundedPath } from '../drawing/index.ts';
import { motifFor } from '../labels/index.ts';
import { type DrawPack, roundShade } from '../packs/index.ts';
import { gearColours, printBrand } from './paint.ts';

/** A powder-coated steel bottle with a screw lid and a handle. */
export const drawWaterBottle: DrawPack = (job) => {
  const { paints, random, spec } = job;
  const { body, onBody, trim } = gearColours(job);
  const width = random.between(244, 272);
  const height = random.between(720, 750);
  const neck = width * 0.62;
  const left = (width - neck) / 2;
  const top = 150;
  const lidColour = luminance(body) > 0.5 ? '#2a2826' : random.pick(['#2a2826', '#d8d5cd', trim] as const);
  const shell = [
    `M${left} ${top}H${left + neck}V${top + 18}C${left + neck} ${top + 62} ${width} ${top + 60} ${width} ${top + 128}`,
    `V${height - 26}Q${width} ${height} ${width - 26} ${height}H26Q0 ${height} 0 ${height - 26}V${top + 128}C0 ${top + 60} ${left} ${top + 62} ${left} ${top + 18}Z`,
  ].join('');
  const lid = roundedPath(left - 8, 62, neck + 16, top - 66, 14, 5);
  const handle = `M${left + 12} 66V40Q${left + 12} 12 ${left + 44} 12H${left + neck - 44}Q${left + neck - 12} 12 ${left + neck - 12} 40V66`;
  const steel = cylinderPath(left + 2, top - 6, neck - 4, 12, 2);
  const base = cylinderPath(4, height - 34, width - 8, 5, 3);
  const art = [
    path(handle, 'none', { stroke: lidColour, 'stroke-width': 22 }),
    path(handle, 'none', { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.25 }),
    path(lid, lidColour),
    roundShade(paints, lid, left - 8, neck + 16, 0.4),
    path(steel, '#c9ccce'),
    roundShade(paints, steel, left + 2, neck - 4, 1),
    path(shell, body),
    motifFor(spec.title)(width / 2, top + 218, width * 0.16, onBody),
    printBrand(job, { x: width * 0.13, y: top + 292, width: width * 0.74, height: 30 }, onBody, trim),
    path(base, darken(body, 0.4), { 'fill-opacity': 0.4 }),
    rect(0, height - 30, width, 30, '#1a120a', { 'fill-opacity': 0.06, rx: 22 }),
    roundShade(paints, shell, 0, width, 0.55),
  ].join('');
  return { width, height, art, foot: 0.9 };
};
