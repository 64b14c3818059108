import type { Align } from './lettering/index.ts';

/** A rectangle of a drawing that code replaces: `<rect id="label" … data-safe="0.8"/>`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width in the middle on which letters may stand. */
  readonly safe: number;
  readonly align: Align;
}

/** Replaces each rectangle named in `painters` by what its painter returns, with its class and colour. */
export function fillPlaces(drawing: string, painters: Readonly<Record<string, (place: Place) => string>>): string {
  return drawing.replace(/<rect\b[^>]*\/>/g, (rect) => {
    const attributes = new Map(Array.from(rect.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));
    const paint = painters[attributes.get('id') ?? ''];
    if (paint === undefined) return rect;
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes.get(name) ?? 0));
    const safe = width * Number(attributes.get('data-safe') ?? 1);
    const align = attributes.get('text-anchor') === 'middle' ? 'middle' : 'start';
    const inherited = ['class', 'color'].flatMap((name) => (attributes.has(name) ? [` ${name}="${attributes.get(name)}"`] : []));
    return `<g${inherited.join('')}>${paint({ x, y, width, height, safe, align })}</g>`;
  });
}
