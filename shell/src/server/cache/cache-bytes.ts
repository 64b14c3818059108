const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/**
 * What the composition server may keep in memory, in bytes: the one place where its bounds stand. A new cache takes its room from
 * here. Texts of pages lie beside V8's heap, as bytes; the rest within it.
 */
export const CACHE_BYTES = {
  renderedRemotes: 16 * MEBIBYTE,
  renderedFrames: 8 * MEBIBYTE,
  documents: 12 * MEBIBYTE,
  payloads: 4 * MEBIBYTE,
  compressedTexts: 16 * MEBIBYTE,
  /** A composition takes about 100 KiB, and its paths beside. */
  compositions: 16 * MEBIBYTE,
  /** Of each composition. */
  pathsOfComposition: 64 * KIBIBYTE,
  resources: 2 * MEBIBYTE,
  /** Which picture an address has shown lately; the pictures themselves are on disk. */
  passingImages: MEBIBYTE,
  /** What the API has answered to all renders. */
  sharedAnswers: 4 * MEBIBYTE,
} as const;
