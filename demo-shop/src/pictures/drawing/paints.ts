import { coordinate } from './svg.ts';

/** Offset 0..1, colour, and opacity when it is not full. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the gradients and clips of one drawing and hands back the values that refer to them. */
export interface Paints {
  linear(line: readonly [x1: number, y1: number, x2: number, y2: number], stops: readonly Stop[]): string;
  radial(circle: readonly [cx: number, cy: number, r: number], stops: readonly Stop[], flatten?: number): string;
  clip(path: string): string;
  definitions(): string;
}

export function createPaints(): Paints {
  const definitions: string[] = [];

  function add(element: (id: string) => string): string {
    const id = `p${definitions.length}`;
    definitions.push(element(id));
    return `url(#${id})`;
  }

  return {
    linear: ([x1, y1, x2, y2], stops) =>
      add(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${coordinate(x1)}" y1="${coordinate(y1)}" x2="${coordinate(x2)}" y2="${coordinate(y2)}">${renderStops(stops)}</linearGradient>`,
      ),
    radial: ([cx, cy, r], stops, flatten = 1) =>
      add(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${coordinate(r)}" gradientTransform="translate(${coordinate(cx)} ${coordinate(cy)}) scale(1 ${flatten})">${renderStops(stops)}</radialGradient>`,
      ),
    clip: (path) => add((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  };
}

function renderStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${coordinate(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}
