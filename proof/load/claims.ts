/** What the proof claims; each is printed with what was seen. */
export interface Claims {
  /** Prints a line, marked when it is not as it should be. */
  say(isSo: boolean, line: string): void;
  /** Prints a line that claims nothing. */
  tell(line: string): void;
  /** Those that do not hold. */
  readonly failed: readonly string[];
}

export function createClaims(): Claims {
  const failed: string[] = [];
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    failed,
    tell,
    say(isSo, line) {
      if (!isSo) failed.push(line);
      tell(`${isSo ? '  ok  ' : '  NOT '} ${line}`);
    },
  };
}
