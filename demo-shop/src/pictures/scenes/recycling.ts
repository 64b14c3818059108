import { circle, move, path } from '../drawing/index.ts';
import { floorShadow, INKS, type PaintScene, wall } from './scene-painting.ts';
import { AMBER_JAR, jar, sprig, WHITE_JAR } from './things.ts';

export const recycling: PaintScene = (paints) => {
  const arrow = path('M-30 -330A330 330 0 0 1 262 -200L318 -232L306 -64L152 -136L206 -168A264 264 0 0 0 -30 -264Z', 'currentColor');
  const arrows = [INKS.green, INKS.moss, INKS.sage].map((colour, index) =>
    move(arrow.replace('currentColor', colour), 1040, 432, 1, index * 120),
  );
  return [
    wall(INKS.paper, '#ecf1e4'),
    circle(1040, 432, 396, '#ffffff', { 'fill-opacity': 0.6 }),
    ...arrows,
    floorShadow(paints, 1040, 590, 210, 0.35),
    jar(paints, { x: 948, floor: 590, width: 134, height: 210 }, AMBER_JAR),
    jar(paints, { x: 1136, floor: 590, width: 126, height: 180 }, WHITE_JAR),
    jar(paints, { x: 1040, floor: 600, width: 150, height: 270 }, { ...WHITE_JAR, lid: INKS.orange, label: '#fdeedd', sign: INKS.orange }),
    sprig(1332, 800, 180, 14, INKS.moss, 3),
    sprig(752, 806, 140, -16, INKS.green, 3),
  ].join('');
};
