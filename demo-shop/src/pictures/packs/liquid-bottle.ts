import { coordinate as c, cylinderPath, mix, path, rect, roundedPath } from '../drawing/index.ts';
import { drawCap, drawNeck } from './cap.ts';
import type { DrawPack, PackJob } from './pack.ts';
import { bodyMaterial, capMaterial, type Material, roundShade, wrapLabel } from './surface.ts';

const PUMPED = /шампун|shampoo|кондиционер|conditioner|лосьон|lotion|гель|gel|мыло|soap|очищ|cleans|молочк/i;
const SPRAYED = /спрей|spray|тоник|toner|гидролат|hydrosol|мист|mist/i;

/** A slender bottle for oils, syrups, rinses and shampoos: screw cap, pump or spray head. */
export const drawLiquidBottle: DrawPack = (job) => {
  const { paints, random, spec } = job;
  const words = `${spec.title} ${spec.detail}`;
  const isPumped = PUMPED.test(words);
  const isSprayed = !isPumped && SPRAYED.test(words);
  const width = isSprayed ? random.between(236, 256) : random.between(286, 316);
  const height = random.between(690, 730);
  const body = bodyMaterial(job);
  const cap = capMaterial(job);
  const headHeight = isPumped ? 178 : isSprayed ? 168 : 104;
  const neck = width * (isSprayed ? 0.44 : 0.36);
  const left = (width - neck) / 2;
  const round = isPumped || isSprayed ? random.between(34, 52) : random.between(84, 120);
  const top = headHeight + 10;
  const outline = [
    `M${c(left)} ${c(top)}H${c(left + neck)}`,
    `C${c(left + neck + 4)} ${c(top + round * 0.55)} ${c(width)} ${c(top + round * 0.35)} ${c(width)} ${c(top + round)}`,
    `V${c(height - 30)}Q${c(width)} ${c(height)} ${c(width - 32)} ${c(height)}H32Q0 ${c(height)} 0 ${c(height - 30)}`,
    `V${c(top + round)}C0 ${c(top + round * 0.35)} ${c(left - 4)} ${c(top + round * 0.55)} ${c(left)} ${c(top)}Z`,
  ].join('');
  const labelTop = top + round + 22;
  const labelHeight = height - labelTop - 44;
  const panel = { x: 0, y: labelTop, width, height: labelHeight, safe: width * 0.8 };
  const art = [
    drawNeck(job, { x: left, y: headHeight - 6, width: neck, height: 20 }, body.colour),
    path(outline, body.colour),
    roundShade(paints, outline, 0, width, body.gloss),
    wrapLabel(job, panel, cylinderPath(0, labelTop, width, labelHeight, 4)),
    isPumped ? drawPump(job, width / 2, headHeight, cap) : '',
    isSprayed ? drawSprayHead(job, width, headHeight, cap) : '',
    isPumped || isSprayed ? '' : drawCap(job, { x: left - 8, y: 0, width: neck + 16, height: headHeight }, cap, true),
  ].join('');
  return { width, height, art, foot: 0.9 };
};

function drawPump(job: PackJob, middle: number, foot: number, cap: Material): string {
  const collar = { x: middle - 66, y: foot - 66, width: 132, height: 66 };
  const stem = roundedPath(middle - 17, 30, 34, foot - 92, 4);
  const head = `M${middle - 44} 44Q${middle - 44} 8 ${middle - 8} 4H${middle + 40}Q${middle + 62} 6 ${middle + 62} 30V48H${middle - 118}Q${middle - 128} 44 ${middle - 122} 34Q${middle - 80} 26 ${middle - 44} 22Z`;
  return [
    path(stem, mix(cap.colour, '#d9d6cf', 0.5)),
    roundShade(job.paints, stem, middle - 17, 34, 0.5),
    path(head, cap.colour),
    path(
      head,
      job.paints.linear(
        [0, 0, 0, 52],
        [
          [0, '#ffffff', 0.4],
          [0.5, '#ffffff', 0],
          [0.51, '#1a120a', 0],
          [1, '#1a120a', 0.24],
        ],
      ),
    ),
    drawCap(job, collar, cap, true),
  ].join('');
}

function drawSprayHead(job: PackJob, width: number, foot: number, cap: Material): string {
  const over = width * 0.56;
  const x = (width - over) / 2;
  const outline = roundedPath(x, 0, over, foot - 6, 26, 6);
  const band = rect(x, foot - 40, over, 5, '#1a120a', { 'fill-opacity': 0.14 });
  return path(outline, cap.colour) + band + roundShade(job.paints, outline, x, over, 0.7);
}
