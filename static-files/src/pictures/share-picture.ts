import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { SHARE_IMAGE } from '@vitrava/shared-kit/internal/image';
import { coloredLogo } from '@vitrava/shared-kit/internal/logo-fragments';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import { translatorOf } from '../texts/index.ts';
import { drawableText, openTypeface, type Typeface, type Weight } from '../typeface/index.ts';

interface Line {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** The picture in messages that link to a page without a picture of its own. */
export async function drawSharePicture(locale: LocaleCode): Promise<Buffer> {
  // Native code, without which documents are printed all the same.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(toSvg(locale)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function toSvg(locale: LocaleCode): string {
  const { width, height } = SHARE_IMAGE;
  const { background, second_background, elements, default_button, text } = DEFAULT_COLORS;
  const t = translatorOf(locale);
  const brand = SHOP.brand?.[locale];
  const lines = brand ? [brand.start] : [t('sharePicture.first'), t('sharePicture.second')];
  const typeface = openTypeface();
  const written: Line[] = [
    { text: brand?.name ?? t('shop'), x: 190, y: 148, size: 62, weight: 700, color: elements },
    ...lines.map((line, index): Line => ({ text: line, x: 84, y: 316 + index * 86, size: 70, weight: 700, color: text })),
    { text: brand?.motto ?? t('sharePicture.foot'), x: 84, y: 538, size: 28, weight: 400, color: text },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<circle cx="1190" cy="320" r="400" fill="${second_background}"/>`,
    logo(84, 78, 92),
    logo(806, 112, 400),
    ...written.map((line) => `<path fill="${line.color}" d="${outline(line, typeface)}"/>`),
    `<rect y="${height - 12}" width="${width}" height="12" fill="${default_button}"/>`,
    '</svg>',
  ].join('');
}

function logo(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 48})">${coloredLogo()}</g>`;
}

/** Letters as outlines: the machine that renders the SVG may lack the typeface. */
function outline({ text, x, y, size, weight }: Line, typeface: readonly Typeface[]): string {
  const font = typeface.find((one) => one.weight === weight)?.font;
  if (!font) return '';
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawableText(text, font));
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const shape = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      return shape;
    })
    .join('');
}
