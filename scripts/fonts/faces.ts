/** The weights that the shop's tokens name, and so the ends of the font's axis. */
export const WEIGHTS = { min: 400, max: 700 };

/** A face and its file, relative to the style sheet or of a package. */
export interface FontFace {
  readonly file: string;
  readonly unicodeRange: string;
}

/** The faces of a style sheet whose files lie beside it; those of packages are left as they are. */
export function cutFaces(css: string): FontFace[] {
  return loadedFaces(css).filter(({ file }) => file.startsWith('./'));
}

/** The faces of a style sheet that come from files, those of packages among them. */
export function loadedFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("([^"]+)"\)/.exec(face)?.[1];
    const unicodeRange = /unicode-range:\s*([^;]+);/.exec(face)?.[1];
    return file && unicodeRange ? [{ file, unicodeRange: unicodeRange.replace(/\s+/g, ' ') }] : [];
  });
}

/** Code points of a `unicode-range`, e.g. of `U+0401, U+0410-044F`. Throws on what is no such range. */
export function charactersIn(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(part) ?? [];
    if (!from || !to) throw new Error(`${part.trim()} is no range of characters`);
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}
