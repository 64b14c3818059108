import { circle, ellipse, group, line, move, path } from '../drawing/index.ts';
import { floorShadow, INKS, land, type PaintScene, wall } from './scene-painting.ts';
import { leaf, sprig } from './things.ts';

export const herbalTea: PaintScene = (paints) => {
  const tea = paints.linear(
    [0, 440, 0, 690],
    [
      [0, '#e9a54b'],
      [1, '#b9631f'],
    ],
  );
  const cup = 'M868 420H1212C1212 570 1180 690 1040 700C900 690 868 570 868 420Z';
  return [
    wall(INKS.paper, '#eef0e2'),
    circle(1060, 430, 330, INKS.mint),
    land(
      'M0 716H1536',
      paints.linear(
        [0, 716, 0, 864],
        [
          [0, '#e7d1ab'],
          [1, '#d3b585'],
        ],
      ),
    ),
    sprig(1330, 720, 420, 16, INKS.moss, 5),
    sprig(1400, 724, 300, 36, INKS.green, 4),
    sprig(760, 724, 300, -20, INKS.moss, 4),
    floorShadow(paints, 1040, 736, 330, 0.4),
    ellipse(1040, 726, 260, 30, '#fffdf8'),
    ellipse(1040, 720, 210, 18, '#e6ddca'),
    line('M1204 470C1300 450 1310 590 1174 606', '#ffffff', 26, { 'stroke-opacity': 0.9 }),
    path(cup, '#ffffff', { 'fill-opacity': 0.75 }),
    path('M880 462H1200C1194 580 1162 682 1040 690C918 682 886 580 880 462Z', tea),
    ellipse(1040, 462, 160, 17, '#f4c27a'),
    move(chamomile(0.5), 1000, 460),
    leaf(1070, 468, 70, 74, INKS.moss),
    ellipse(1040, 420, 172, 20, 'none', { stroke: '#ffffff', 'stroke-width': 7 }),
    path('M900 470C904 560 930 640 980 676C946 620 930 540 928 470Z', '#ffffff', { 'fill-opacity': 0.5 }),
    ...[980, 1046, 1112].map((x, index) =>
      line(`M${x} 380C${x - 40} 330 ${x + 40} 290 ${x} ${230 - (index % 2) * 40}`, '#ffffff', 13, {
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }),
    ),
    move(chamomile(1), 780, 760),
    move(chamomile(0.72), 1310, 776),
    move(chamomile(0.6), 690, 790),
  ].join('');
};

function chamomile(scale: number): string {
  const petals = Array.from({ length: 11 }, (_, index) =>
    move(ellipse(0, -44, 14, 30, index % 2 === 0 ? '#ffffff' : '#f6f1e4'), 0, 0, 1, (360 / 11) * index),
  ).join('');
  return move(
    group(petals, { transform: 'scale(1 0.72)' }) + ellipse(0, -2, 24, 18, '#f2b134') + ellipse(-5, -6, 12, 7, '#f9cd6b'),
    0,
    0,
    scale,
  );
}
