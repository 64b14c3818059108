import { circle, darken, line, move, path } from '../drawing/index.ts';
import { glow, INKS, land, type PaintScene, wash } from './scene-painting.ts';
import { softgel } from './things.ts';

export const omegaSea: PaintScene = (paints) => {
  const waves = ['#8fc2bb', '#5ea7a0', INKS.sea, '#2c6f6c', '#1f5655'];
  const rows = waves.map((colour, index) => {
    const y = 500 + index * 72;
    const shift = index % 2 === 0 ? 0 : -96;
    return land(`M${shift - 96} ${y}${'q48 -34 96 0t96 0'.repeat(9)}V${y}H1632`, colour);
  });
  return [
    wash(paints, '#fdf3e2', '#dcebe7'),
    glow(paints, 1080, 330, 500, '#ffd493', 0.9),
    softgel(paints, 1080, 340, 400, -24, '#f0a02e'),
    ...rows.slice(0, 2),
    fish(1284, 470, 1, -18, INKS.green),
    ...rows.slice(2, 3),
    fish(930, 690, 0.8, 6, '#e9f3ef'),
    ...rows.slice(3),
    fish(1220, 792, 0.62, -4, '#bfdcd5'),
    ...[
      [770, 760],
      [802, 722],
      [1404, 700],
      [1430, 664],
      [1000, 830],
    ].map(([x = 0, y = 0], index) =>
      circle(x, y, 7 + (index % 3) * 4, 'none', { stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
    ),
  ].join('');
};

function fish(x: number, y: number, scale: number, turn: number, colour: string): string {
  const body =
    path('M-120 0C-70 -66 50 -70 110 -8C114 -4 114 4 110 8C50 70 -70 66 -120 0Z', colour) +
    path('M-104 0L-176 -50Q-158 0 -176 50Z', darken(colour, 0.15)) +
    path('M-30 -50Q10 -96 54 -84Q34 -60 40 -44Z', darken(colour, 0.15)) +
    path('M-120 0C-70 66 50 70 110 8Q0 26 -120 0Z', '#ffffff', { 'fill-opacity': 0.22 }) +
    circle(70, -14, 8, '#ffffff') +
    circle(72, -14, 4.4, '#16302a') +
    line('M36 -36Q22 0 38 34', darken(colour, 0.3), 5, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' });
  return move(body, x, y, scale, turn);
}
