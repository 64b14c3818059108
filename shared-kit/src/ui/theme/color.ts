/** An opaque sRGB colour, channels 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#000000`. */
export const BLACK: Rgb = [0, 0, 0];
/** `#ffffff`. */
export const WHITE: Rgb = [255, 255, 255];

const NUMBER = String.raw`\s*(-?\d{1,3}(?:\.\d{1,4})?)`;
const RGB = new RegExp(`^rgba?\\(${NUMBER}[\\s,]${NUMBER}[\\s,]${NUMBER}\\s*(?:[,/]\\s*[\\d.]{1,6}%?\\s*)?\\)$`, 'i');
const HSL = new RegExp(`^hsla?\\(${NUMBER}(?:deg)?[\\s,]${NUMBER}%[\\s,]${NUMBER}%\\s*(?:[,/]\\s*[\\d.]{1,6}%?\\s*)?\\)$`, 'i');
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Reads `#rgb`, `#rrggbb`, `rgb()` and `hsl()`, alpha is dropped; anything else is null. */
export function parseColor(value: unknown): Rgb | null {
  if (typeof value !== 'string' || value.length > 64) return null;
  const text = value.trim();
  if (HEX.test(text)) return parseHex(text.slice(1));
  const rgb = RGB.exec(text);
  if (rgb) return [channel(Number(rgb[1])), channel(Number(rgb[2])), channel(Number(rgb[3]))];
  const hsl = HSL.exec(text);
  return hsl ? fromHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100) : null;
}

function parseHex(digits: string): Rgb {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const s = Math.min(1, Math.max(0, saturation));
  const l = Math.min(1, Math.max(0, lightness));
  const part = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return channel(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

function channel(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}

/** `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `other` (0 to 1) mixed into `color`. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => channel(color[index] * (1 - share) + other[index] * share);
  return [at(0), at(1), at(2)];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 (relative luminance), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Moves `color` towards `goal` in small steps until `accepts` returns true; at the end of the way it is `goal`. */
export function moveUntil(color: Rgb, goal: Rgb, accepts: (candidate: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, goal, share);
    if (accepts(candidate)) return candidate;
  }
  return goal;
}
