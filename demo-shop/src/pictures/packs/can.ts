import { cylinderPath, darken, ellipse, lighten, mix, path, rect, roundedPath } from '../drawing/index.ts';
import { type DrawPack, labelOn } from './pack.ts';
import { roundShade } from './surface.ts';

const TEA = /чай|tea|сбор|травян|herb|матча|matcha/i;

/** A tin: tall with a plastic lid for powders, a tea caddy for teas. */
export const drawCan: DrawPack = (job) => {
  const { tones, paints, random, spec } = job;
  const isCaddy = TEA.test(`${spec.title} ${spec.detail}`);
  const width = isCaddy ? random.between(400, 430) : random.between(440, 470);
  const height = isCaddy ? random.between(600, 640) : random.between(590, 630);
  const metal = random.pick(['#c9ccce', '#cfae74', '#c9ccce'] as const);
  const lidColour = isCaddy ? mix(tones.strong, '#14100c', 0.1) : random.pick(['#2a2826', '#f7f5f0', tones.strong] as const);
  const lidHeight = isCaddy ? 112 : 74;
  const bodyTop = lidHeight + 10;
  const body = cylinderPath(4, bodyTop, width - 8, height - bodyTop - 14, 5);
  const foot = cylinderPath(0, height - 22, width, 16, 4);
  const rim = cylinderPath(0, lidHeight - 2, width, 14, 4);
  const labelHeight = height - bodyTop - 20;
  const panel = { x: 4, y: bodyTop, width: width - 8, height: labelHeight, safe: width * 0.76 };
  const lid = isCaddy ? roundedPath(2, 14, width - 4, lidHeight - 14, 20, 4) : roundedPath(-6, 0, width + 12, lidHeight, 14, 6);
  const art = [
    path(body, tones.main),
    labelOn(job, panel, body),
    roundShade(paints, body, 4, width - 8, 0.75),
    path(foot, metal),
    roundShade(paints, foot, 0, width, 1),
    path(rim, metal),
    roundShade(paints, rim, 0, width, 1),
    isCaddy ? path(roundedPath(width / 2 - 30, 0, 60, 22, 10, 2), darken(metal, 0.12)) : '',
    path(lid, lidColour),
    isCaddy ? rect(2, lidHeight - 34, width - 4, 4, metal) : rect(-6, lidHeight - 20, width + 12, 3, '#1a120a', { 'fill-opacity': 0.18 }),
    roundShade(paints, lid, 0, width, isCaddy ? 0.7 : 0.35),
    ellipse(width / 2, isCaddy ? 20 : 5, width * 0.42, 3.6, lighten(lidColour, 0.5), { 'fill-opacity': 0.35 }),
  ].join('');
  return { width, height, art, foot: 0.98 };
};
