import { darken, lighten, mix, path } from '../drawing/index.ts';
import { type DrawPack, roundShade } from '../packs/index.ts';
import { gearColours, printBrand } from './paint.ts';

const LENGTH = 640;
const RADIUS = 118;

/** A rolled mat lying on the floor with its free end laid out towards us and two straps. */
export const drawMat: DrawPack = (job) => {
  const { paints } = job;
  const { body, onBody, trim } = gearColours(job);
  const under = mix(body, '#ffffff', 0.35);
  const roll = `M64 20H${LENGTH}V${20 + RADIUS * 2}H64Z`;
  const tongue = `M40 ${RADIUS * 2 - 10}H${LENGTH}L${LENGTH + 34} 372Q${LENGTH + 34} 384 ${LENGTH + 20} 384H6Q-6 384 -2 372Z`;
  const turn = `M64 20a${RADIUS * 0.42} ${RADIUS} 0 0 0 0 ${RADIUS * 2}a${RADIUS * 0.42} ${RADIUS} 0 0 0 0 ${-RADIUS * 2}Z`;
  const spiral = [1, 0.76, 0.52, 0.28].map((share) =>
    path(
      `M64 ${20 + RADIUS - RADIUS * share}a${RADIUS * 0.42 * share} ${RADIUS * share} 0 0 0 0 ${RADIUS * 2 * share}a${RADIUS * 0.42 * share} ${RADIUS * share} 0 0 0 0 ${-RADIUS * 2 * share}`,
      'none',
      { stroke: darken(body, 0.35), 'stroke-width': 5, 'stroke-opacity': 0.55 },
    ),
  );
  const across = paints.linear(
    [0, 20, 0, 20 + RADIUS * 2],
    [
      [0, '#1a120a', 0.08],
      [0.2, '#ffffff', 0.24],
      [0.42, '#ffffff', 0],
      [0.75, '#1a120a', 0.16],
      [1, '#1a120a', 0.42],
    ],
  );
  const near = paints.linear(
    [0, 230, 0, 384],
    [
      [0, '#1a120a', 0.36],
      [0.3, '#1a120a', 0.06],
      [1, '#ffffff', 0.1],
    ],
  );
  const straps = [190, 500].map((x) => {
    const strap = `M${x} 18h38v${RADIUS * 2 + 4}h-38Z`;
    return (
      path(strap, trim) +
      path(strap, across) +
      path(`M${x - 6} ${RADIUS + 2}h50v34h-50Z`, darken(trim, 0.3)) +
      path(`M${x} ${RADIUS + 8}h38v22h-38Z`, lighten(trim, 0.2))
    );
  });
  const art = [
    path(tongue, body),
    path(tongue, near),
    path(`M6 384H${LENGTH + 20}l-3 9H9Z`, darken(body, 0.3)),
    path(roll, body),
    path(roll, across),
    path(turn, under),
    ...spiral,
    ...straps,
    printBrand(job, { x: 330, y: 318, width: 250, height: 30 }, onBody, trim),
    roundShade(paints, turn, 14, 100, 0.1),
  ].join('');
  return { width: LENGTH + 34, height: 394, art, foot: 1 };
};
