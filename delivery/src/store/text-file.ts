const TEXT_FILE = /\.(m?js|cjs|css|html|json|map|svg|txt|xml|webmanifest)$/;

/** Whether a browser file of a release has `.br` and `.gz` copies beside it: text has, images and fonts are compressed already. */
export function hasCompressedCopies(path: string): boolean {
  return TEXT_FILE.test(path);
}
