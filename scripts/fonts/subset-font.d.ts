declare module 'subset-font' {
  /** Cuts a font to the characters of `text`, with what they need for their layout. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, { min: number; max: number }>> },
  ) => Promise<Uint8Array>;
  export = subsetFont;
}
