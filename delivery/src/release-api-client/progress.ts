/** What is over sooner needs no word. */
const SILENT_MS = 1_000;
const EVERY_MS = 1_000;

/** Prints on stderr how far an upload is, when it takes longer. `sizes` are those of all files to be sent. */
export function createProgress(sizes: readonly number[]) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let files = 0;
  let bytes = 0;
  const startedAt = performance.now();
  const megabytes = (size: number) => (size / 1024 ** 2).toFixed(1);
  const print = () => {
    if (performance.now() - startedAt < SILENT_MS) return;
    process.stderr.write(`Sent ${files} of ${sizes.length} files, ${megabytes(bytes)} of ${megabytes(total)} MB.\n`);
  };
  const timer = setInterval(print, EVERY_MS);
  timer.unref();
  return {
    sent(size: number): void {
      files++;
      bytes += size;
    },
    end: () => clearInterval(timer),
  };
}
