const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** The bounds of the composition server's memory, in bytes: a new cache takes its room from here. */
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
