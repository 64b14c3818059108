/** What the proof claims; each is printed with what was seen. */
export interface Claims {
  /** Prints a line, marked when it is not as it should be. */
  print(isSo: boolean, line: string): void;
  /** Prints a line that claims nothing. */
  printLine(line: string): void;
  /** Those that do not hold. */
  readonly failed: readonly string[];
}

export function createClaims(): Claims {
  const failed: string[] = [];
  const printLine = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    failed,
    printLine,
    print(isSo, line) {
      if (!isSo) failed.push(line);
      printLine(`${isSo ? '  ok  ' : '  NOT '} ${line}`);
    },
  };
}
