import { coordinate as c, darken, group, hashText, luminance, path, rect } from '../drawing/index.ts';
import { type DrawPack, labelOn } from './pack.ts';

const KRAFT = '#c79f6b';

/** A stand-up pouch with a zip, matte foil or kraft paper. */
export const drawPouch: DrawPack = (job) => {
  const { tones, paints, random, spec } = job;
  const width = random.between(450, 484);
  const height = random.between(610, 650);
  const isKraft = hashText(`${spec.brandName} pouch`) % 4 === 1;
  const ground = isKraft ? KRAFT : tones.main;
  const sink = 26;
  const outline = [
    `M10 0H${c(width - 10)}Q${c(width - 4)} 0 ${c(width - 4)} 8C${c(width - 12)} ${c(height * 0.2)} ${c(width - 14)} ${c(height * 0.5)} ${c(width)} ${c(height - 40)}`,
    `Q${c(width + 2)} ${c(height - 12)} ${c(width - 26)} ${c(height - 8)}Q${c(width / 2)} ${c(height + 8)} 26 ${c(height - 8)}Q-2 ${c(height - 12)} 0 ${c(height - 40)}`,
    `C14 ${c(height * 0.5)} 12 ${c(height * 0.2)} 4 8Q4 0 10 0Z`,
  ].join('');
  const zip = height * 0.13;
  const labelTop = isKraft ? zip + 52 : zip + 22;
  const labelHeight = isKraft ? height * 0.6 : height - labelTop - 62;
  const inset = isKraft ? width * 0.12 : 0;
  const panel = { x: inset, y: labelTop, width: width - inset * 2, height: labelHeight, safe: isKraft ? width * 0.62 : width * 0.76 };
  const label = `M${c(inset)} ${c(labelTop)}H${c(width - inset)}v${c(labelHeight)}H${c(inset)}Z`;
  const whole = `M-10 ${c(labelTop)}H${c(width + 10)}V${c(height + 10)}H-10Z`;
  const folds = darken(ground, luminance(ground) > 0.5 ? 0.5 : 0.8);
  const sides = paints.linear(
    [0, 0, width, 0],
    [
      [0, '#1a120a', 0.26],
      [0.07, '#1a120a', 0.06],
      [0.16, '#ffffff', 0.2],
      [0.24, '#ffffff', 0.07],
      [0.4, '#ffffff', 0],
      [0.62, '#1a120a', 0],
      [0.9, '#1a120a', 0.13],
      [1, '#1a120a', 0.3],
    ],
  );
  const fall = paints.linear(
    [0, 0, 0, height],
    [
      [0, '#ffffff', 0.16],
      [0.2, '#ffffff', 0],
      [0.75, '#1a120a', 0],
      [1, '#1a120a', 0.2],
    ],
  );
  const art = group(
    [
      path(outline, ground),
      labelOn(job, panel, isKraft ? label : whole),
      path(outline, sides),
      path(outline, fall),
      rect(0, zip * 0.42, width, 2, folds, { 'fill-opacity': 0.3 }),
      rect(0, zip, width, 7, folds, { 'fill-opacity': 0.16 }),
      rect(0, zip + 8, width, 2, '#ffffff', { 'fill-opacity': 0.4 }),
      rect(0, zip + 16, width, 2, folds, { 'fill-opacity': 0.18 }),
      path(`M2 ${c(zip * 0.62)}l16 6l-16 6ZM${c(width - 2)} ${c(zip * 0.62)}l-16 6l16 6Z`, '#f3efe7'),
      path(`M0 ${c(height - sink * 2.2)}Q${c(width / 2)} ${c(height - sink * 0.6)} ${c(width)} ${c(height - sink * 2.2)}`, 'none', {
        stroke: folds,
        'stroke-opacity': 0.28,
        'stroke-width': 2.4,
      }),
      path(
        `M${c(width * 0.2)} ${c(height * 0.93)}q-30 -60 -12 -150q2 90 12 150ZM${c(width * 0.86)} ${c(height * 0.93)}q22 -70 4 -150q6 80 -4 150Z`,
        '#1a120a',
        { 'fill-opacity': 0.07 },
      ),
    ].join(''),
    { 'clip-path': paints.clip(outline) },
  );
  return { width, height, art, foot: 0.92 };
};
