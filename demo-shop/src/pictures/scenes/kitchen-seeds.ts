import {
  createRandom,
  cylinderPath,
  darken,
  ellipse,
  lighten,
  line,
  mix,
  move,
  type Paints,
  path,
  rect,
  roundedPath,
} from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { floorShadow, glow, INKS, land, type PaintScene, SCENE_WIDTH, wall } from './scene-painting.ts';

export const kitchenSeeds: PaintScene = (paints) => {
  const scatter = createRandom('grains on the table');
  const grains = Array.from({ length: 64 }, (_, index) => {
    const grain = ellipse(0, 0, 8, 4.4, index % 3 === 0 ? '#6b4a2a' : '#a87a45');
    return move(grain, scatter.between(700, 1160), scatter.between(796, 846), 1, scatter.between(0, 180));
  });
  return [
    wall('#f6f0e3'),
    path(roundedPath(980, 80, 470, 400, 14), '#dcebe6'),
    glow(paints, 1300, 220, 240, '#fff2cf', 0.9),
    path('M980 400Q1120 330 1240 390T1450 370V480H980Z', INKS.sage),
    path(roundedPath(980, 80, 470, 400, 14), 'none', { stroke: '#ffffff', 'stroke-width': 18 }),
    rect(1208, 84, 14, 392, '#ffffff'),
    rect(950, 476, 530, 24, '#ffffff', { rx: 6 }),
    land(
      'M0 700H1536',
      paints.linear(
        [0, 700, 0, 864],
        [
          [0, '#d9b384'],
          [1, '#c2935c'],
        ],
      ),
    ),
    rect(0, 700, SCENE_WIDTH, 7, '#efd3a8'),
    glassJar(paints, 1400, 250, '#d99b4a'),
    glassJar(paints, 1220, 330, '#7c8f4e'),
    bowl(paints, 900, 150, INKS.green, '#b98a4e'),
    bowl(paints, 1090, 110, INKS.orange, '#4d3a2a', 790),
    ...grains,
    line('M560 806L690 780', INKS.bark, 16, { 'stroke-linecap': 'round' }),
    ellipse(720, 774, 48, 21, '#a87643', { transform: 'rotate(-12 720 774)' }),
    ellipse(722, 770, 36, 13, '#6b4a2a', { transform: 'rotate(-12 722 770)' }),
  ].join('');
};

function glassJar(paints: Paints, x: number, height: number, filling: string): string {
  const width = 150;
  const body = roundedPath(0, 40, width, height - 40, 26, 18);
  const level = height * 0.34;
  const scatter = createRandom(`grains in ${filling}`);
  const drawn = [
    path(body, '#ffffff', { 'fill-opacity': 0.65 }),
    path(roundedPath(8, level, width - 16, height - level - 8, 4, 14), filling),
    ...Array.from({ length: Math.round(height / 4) }, (_, index) => {
      const grain = ellipse(0, 0, 8, 5, darken(filling, 0.16 + (index % 3) * 0.12), { 'fill-opacity': 0.7 });
      return move(grain, scatter.between(20, width - 20), scatter.between(level + 12, height - 18), 1, scatter.between(-40, 40));
    }),
    roundShade(paints, body, 0, width, 0.8),
    rect(12, 8, width - 24, 40, INKS.wood, { rx: 8 }),
  ].join('');
  return floorShadow(paints, x, 738, 120) + move(drawn, x - width / 2, 738 - height);
}

function bowl(paints: Paints, x: number, half: number, colour: string, filling: string, floor = 770): string {
  const depth = half * 0.86;
  const outline = `M${-half} 0C${-half} ${depth * 0.7} ${-half * 0.5} ${depth} ${-half * 0.36} ${depth}H${half * 0.36}C${half * 0.5} ${depth} ${half} ${depth * 0.7} ${half} 0Z`;
  const heap = path(`M${-half * 0.92} 0Q${-half * 0.4} ${-half * 0.42} 0 ${-half * 0.4}T${half * 0.92} 0Z`, filling);
  const seeds = Array.from({ length: 30 }, (_, index) => {
    const across = ((index * 61) % 100) / 50 - 1;
    const up = -half * 0.34 * (1 - across ** 2) * (((index * 29) % 10) / 10);
    return ellipse(across * half * 0.8, up - 3, 8, 5, index % 2 === 0 ? lighten(filling, 0.3) : mix(filling, '#1a120a', 0.25));
  });
  const drawn =
    ellipse(0, 0, half, half * 0.16, darken(colour, 0.3)) +
    heap +
    seeds.join('') +
    path(outline, colour) +
    roundShade(paints, outline, -half, half * 2, 0.3) +
    path(cylinderPath(-half, 0, half * 2, 8, half * 0.02), '#ffffff', { 'fill-opacity': 0.2 });
  return floorShadow(paints, x, floor, half * 1.2, 0.4) + move(drawn, x, floor - depth);
}
