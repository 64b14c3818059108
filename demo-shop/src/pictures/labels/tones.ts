import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { contrast, darken, lighten, luminance, mix, readableOn } from '../colour.ts';

/** The colours of one brand, each with what may be written on it. */
export interface Tones {
  readonly main: string;
  readonly onMain: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The brand's colour that holds against paper: main, or accent where main is pale. */
  readonly strong: string;
  readonly onStrong: string;
  /** A second colour beside `strong`. */
  readonly spark: string;
  readonly onSpark: string;
  readonly paper: string;
  readonly onPaper: string;
  readonly quiet: string;
  readonly isPale: boolean;
}

export function tonesOf(palette: PackShotSpec['palette']): Tones {
  const [main, accent, ink] = palette;
  const isPale = luminance(main) > 0.62;
  const paper = isPale ? mix(main, '#ffffff', 0.55) : '#fdfbf6';
  const candidates = isPale ? [accent, ink, main] : [main, accent, ink];
  const strong = candidates.find((candidate) => contrast(paper, candidate) >= 2.6) ?? '#2b2a28';
  const spark = strong === accent ? (isPale && luminance(main) < 0.9 ? darken(main, 0.16) : lighten(accent, 0.45)) : accent;
  const onPaper = readableOn(paper, [isPale ? ink : darken(main, 0.25), ink, darken(accent, 0.4)], 7);
  return {
    main,
    onMain: readableOn(main, [ink, accent]),
    accent,
    onAccent: readableOn(accent, [ink, main, paper]),
    strong,
    onStrong: readableOn(strong, [ink, paper, main]),
    spark,
    onSpark: readableOn(spark, [ink, main, paper, darken(strong, 0.4)]),
    paper,
    onPaper,
    quiet: mix(onPaper, paper, 0.22),
    isPale,
  };
}
