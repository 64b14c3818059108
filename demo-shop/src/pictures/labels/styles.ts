import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { lighten, luminance, mix } from '../colour.ts';
import type { Align } from '../lettering/index.ts';
import { circle, rect } from '../svg.ts';
import { drawColumn } from './column.ts';
import { motifFor } from './motif.ts';
import { BLEED, field, isWide, type LabelJob, safeArea, WIDE_COLUMN } from './panel.ts';
import { drawWordmark } from './wordmark.ts';

type LabelStyle = (job: LabelJob) => string;

/** A coloured head with the brand, paper below. */
const band: LabelStyle = ({ spec, tones, panel }) => {
  const area = safeArea(panel);
  const head = panel.height * 0.25;
  const wide = isWide(panel);
  const align: Align = wide ? 'start' : 'middle';
  const below = { x: area.x, y: panel.y + head + panel.height * 0.11, width: wide ? area.width * WIDE_COLUMN : area.width, height: 0 };
  const column = { ...below, height: area.y + area.height - below.y };
  const motif = motifFor(spec.title);
  const radius = panel.height * 0.25;
  const sign = (x: number, y: number, r: number): string => motif(x, y, r, tones.spark);
  return [
    field(panel, tones.paper),
    wide ? sign(area.x + area.width - radius, column.y + column.height / 2, radius) : '',
    rect(panel.x, panel.y - BLEED, panel.width, head + BLEED, tones.strong),
    rect(panel.x, panel.y + head, panel.width, panel.height * 0.022, tones.spark),
    drawWordmark(
      spec.brandName,
      { x: area.x, y: panel.y + head * 0.36, width: area.width, height: head * 0.32 },
      align,
      tones.onStrong,
      tones.spark,
    ),
    drawColumn(
      spec,
      column,
      { title: tones.onPaper, detail: tones.quiet, badge: tones.spark, onBadge: tones.onSpark },
      { align, settle: 'spread', ...(wide ? {} : { sign }) },
    ),
  ].join('');
};

/** One field of colour with a great sign cut by its edge. */
const block: LabelStyle = ({ spec, tones, panel }) => {
  const area = safeArea(panel, 0.08);
  const mark = Math.min(panel.height * 0.085, area.width * 0.115);
  const shade = luminance(tones.main) > 0.5 ? mix(tones.main, tones.accent, 0.2) : lighten(tones.main, 0.12);
  const motif = motifFor(spec.title);
  const radius = Math.min(panel.width, panel.height) * 0.46;
  const top = area.y + mark + panel.height * 0.11;
  const foot = panel.y + panel.height * 0.9;
  const column = { x: area.x, y: top, width: isWide(panel) ? area.width * WIDE_COLUMN : area.width, height: foot - top };
  return [
    field(panel, tones.main),
    motif(panel.x + panel.width * 0.86, panel.y + panel.height * 0.78, radius, shade),
    rect(panel.x, panel.y + panel.height * 0.965, panel.width, BLEED * 2, tones.accent),
    drawWordmark(spec.brandName, { x: area.x, y: area.y, width: area.width, height: mark }, 'start', tones.onMain, tones.accent),
    drawColumn(
      spec,
      column,
      { title: tones.onMain, detail: tones.onMain, badge: tones.accent, onBadge: tones.onAccent },
      { align: 'start', settle: 'spread', titleWeight: 800 },
    ),
  ].join('');
};

/** A pair of upright stripes beside the words. */
const stripe: LabelStyle = ({ spec, tones, panel }) => {
  const area = safeArea(panel, 0.09);
  const wide = isWide(panel);
  const pole = wide ? panel.width * 0.13 : area.width * (panel.safe < panel.height * 0.5 ? 0.1 : 0.15);
  const left = wide ? panel.x : area.x - pole * 0.2;
  const wordsLeft = left + pole * 1.55;
  const wordsRight = area.x + area.width * (wide ? WIDE_COLUMN : 1);
  const words = { x: wordsLeft, y: area.y, width: wordsRight - wordsLeft, height: area.height };
  const mark = Math.min(panel.height * 0.08, words.width * 0.12);
  const top = words.y + mark + panel.height * 0.12;
  const motif = motifFor(spec.title);
  const signs = wide ? [0.5] : [0.14, 0.38, 0.62, 0.86];
  const radius = wide ? pole * 0.34 : Math.min(pole * 0.36, panel.height * 0.09);
  return [
    field(panel, tones.paper),
    rect(left, panel.y - BLEED, pole, panel.height + BLEED * 2, tones.strong),
    rect(left + pole, panel.y - BLEED, pole * 0.16, panel.height + BLEED * 2, tones.spark),
    ...signs.map((share) => motif(left + pole / 2, panel.y + panel.height * share, radius, tones.spark)),
    drawWordmark(spec.brandName, { ...words, height: mark }, 'start', tones.onPaper, tones.strong),
    drawColumn(
      spec,
      { ...words, y: top, height: words.y + words.height - top },
      { title: tones.onPaper, detail: tones.quiet, badge: tones.strong, onBadge: tones.onStrong },
      { align: 'start', settle: 'spread' },
    ),
  ].join('');
};

/** Quiet paper, a hairline, one small sign. */
const minimal: LabelStyle = ({ spec, tones, panel }) => {
  const area = safeArea(panel, 0.1);
  const ground = tones.isPale ? tones.main : tones.paper;
  const mark = Math.min(panel.height * 0.07, area.width * 0.1);
  const rule = area.y + mark + panel.height * 0.055;
  const radius = Math.min(panel.height * 0.1, area.width * 0.12);
  const wide = isWide(panel);
  const top = rule + panel.height * (wide ? 0.09 : 0.075);
  const motif = motifFor(spec.title);
  const column = { x: area.x, y: top, width: wide ? area.width * WIDE_COLUMN : area.width, height: area.y + area.height - top };
  return [
    field(panel, ground),
    drawWordmark(spec.brandName, { x: area.x, y: area.y, width: area.width, height: mark }, 'start', tones.onPaper, tones.strong),
    rect(area.x, rule, area.width, Math.max(2, panel.height * 0.006), tones.onPaper, { 'fill-opacity': 0.55 }),
    motif(area.x + area.width - radius, area.y + area.height - radius, radius, tones.strong),
    drawColumn(
      spec,
      column,
      { title: tones.onPaper, detail: tones.quiet, badge: tones.strong, onBadge: tones.onStrong },
      { align: 'start', settle: 'spread', footLeast: wide ? 0 : radius * 2 },
    ),
  ].join('');
};

/** A great arc of the second colour rises from the foot. */
const arc: LabelStyle = ({ spec, tones, panel }) => {
  const area = safeArea(panel);
  const wide = isWide(panel);
  const mark = Math.min(panel.height * 0.085, area.width * 0.115);
  const middle = panel.x + panel.width * (wide ? 0.94 : 0.5);
  const radius = wide ? panel.height * 0.7 : panel.width * 0.86;
  const crown = panel.y + panel.height * (wide ? 0.16 : 0.63);
  const motif = motifFor(spec.title);
  const sign = wide ? panel.height * 0.24 : Math.min(panel.height * 0.11, panel.width * 0.12);
  const top = area.y + mark + panel.height * 0.1;
  const foot = wide ? area.y + area.height : panel.y + panel.height * (spec.dose === null ? 0.92 : 0.94);
  const under = tones.isPale ? tones.accent : mix(tones.main, tones.accent, 0.9);
  const onArc = wide ? tones.onMain : tones.onAccent;
  const align: Align = wide ? 'start' : 'middle';
  return [
    field(panel, tones.main),
    circle(middle, crown + radius, radius * 1.07, under, { 'fill-opacity': 0.35 }),
    circle(middle, crown + radius, radius, under),
    wide ? motif(panel.x + panel.width * 0.84, panel.y + panel.height * 0.62, sign, tones.onAccent) : '',
    !wide && spec.dose === null
      ? motif(panel.x + panel.width / 2, panel.y + panel.height * 0.76, sign, mix(under, tones.onAccent, 0.5))
      : '',
    drawWordmark(spec.brandName, { x: area.x, y: area.y, width: area.width, height: mark }, align, tones.onMain, tones.accent),
    drawColumn(
      spec,
      { x: area.x, y: top, width: wide ? area.width * WIDE_COLUMN : area.width, height: foot - top },
      { title: tones.onMain, detail: onArc, badge: wide ? tones.accent : tones.main, onBadge: wide ? tones.onAccent : tones.onMain },
      { align, settle: 'spread', footLeast: wide ? 0 : foot - crown },
    ),
  ].join('');
};

const STYLES: Readonly<Record<PackShotSpec['labelStyle'], LabelStyle>> = { arc, band, block, minimal, stripe };

/** The label in the style of its brand. It covers more than the panel; the drawing of the pack clips it. */
export function drawLabel(job: LabelJob): string {
  return STYLES[job.spec.labelStyle](job);
}
