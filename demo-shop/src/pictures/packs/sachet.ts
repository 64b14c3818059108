import { coordinate as c, group, lighten, move, path } from '../drawing/index.ts';
import { type DrawPack, labelOn, type PackJob } from './pack.ts';

const WIDTH = 360;
const HEIGHT = 590;
const SEAM = 44;

/** A filled sachet in front of its plain-faced twin. */
export const drawSachet: DrawPack = (job) => {
  const turn = job.random.between(6, 9);
  const front = drawFace(job, true);
  const back = drawFace(job, false);
  const width = WIDTH + 130;
  return {
    width,
    height: HEIGHT + 14,
    art: move(move(back, -WIDTH / 2, -HEIGHT), width - WIDTH / 2 - 62, HEIGHT - 8, 0.97, turn) + move(front, 20, 14),
    foot: 0.86,
  };
};

function drawFace(job: PackJob, isLabelled: boolean): string {
  const { tones, paints } = job;
  const outline = [
    `M6 4${teeth(WIDTH - 12)}`,
    `C${c(WIDTH - 2)} ${c(SEAM)} ${c(WIDTH + 5)} 140 ${c(WIDTH)} ${c(HEIGHT / 2)}S${c(WIDTH - 2)} ${c(HEIGHT - SEAM)} ${c(WIDTH - 6)} ${c(HEIGHT - 4)}`,
    `H6C2 ${c(HEIGHT - SEAM)} -5 ${c(HEIGHT / 2 + 160)} 0 ${c(HEIGHT / 2)}S2 ${c(SEAM)} 6 4Z`,
  ].join('');
  const ground = isLabelled ? tones.main : tones.strong;
  const panel = { x: 0, y: SEAM + 4, width: WIDTH, height: HEIGHT - SEAM * 2 - 8, safe: WIDTH * 0.8 };
  const belly = paints.radial(
    [WIDTH * 0.36, HEIGHT * 0.42, WIDTH * 0.62],
    [
      [0, '#ffffff', 0.28],
      [0.5, '#ffffff', 0.08],
      [1, '#ffffff', 0],
    ],
    1.5,
  );
  const sides = paints.linear(
    [0, 0, WIDTH, 0],
    [
      [0, '#1a120a', 0.2],
      [0.09, '#1a120a', 0.02],
      [0.13, '#1a120a', 0],
      [0.8, '#1a120a', 0.03],
      [0.93, '#1a120a', 0.14],
      [1, '#1a120a', 0.26],
    ],
  );
  const clip = paints.clip(outline);
  return group(
    [
      path(outline, isLabelled ? ground : lighten(ground, 0.12)),
      isLabelled ? labelOn(job, panel, `M0 ${SEAM}H${WIDTH}V${HEIGHT - SEAM}H0Z`) : '',
      seam(2),
      seam(HEIGHT - SEAM),
      path(outline, sides),
      path(outline, belly),
      path(`M26 ${SEAM + 8}q14 60 -4 130q22 -70 10 -130Z`, '#ffffff', { 'fill-opacity': 0.3 }),
      path(`M${WIDTH - 34} ${HEIGHT - SEAM - 6}q-16 -50 6 -120q-6 66 6 120Z`, '#1a120a', { 'fill-opacity': 0.09 }),
    ].join(''),
    { 'clip-path': clip },
  );
}

function teeth(width: number): string {
  const count = 24;
  return Array.from({ length: count }, () => `l${c(width / count / 2)} -4l${c(width / count / 2)} 4`).join('');
}

/** The welded edge with its fine ribs. */
function seam(y: number): string {
  const ribs = Array.from({ length: 9 }, (_, index) => `M0 ${c(y + 3 + index * 4.6)}H${WIDTH}`).join('');
  return (
    path(`M0 ${y}H${WIDTH}v${SEAM}H0Z`, '#ffffff', { 'fill-opacity': 0.16 }) +
    path(ribs, 'none', { stroke: '#1a120a', 'stroke-opacity': 0.13, 'stroke-width': 1.6 })
  );
}
