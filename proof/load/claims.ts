/** What a proof claims; each claim is printed with the measured values. */
export interface Claims {
  /** Prints a claim and records it when it does not hold. */
  check(holds: boolean, claim: string): void;
  log(line: string): void;
  /** The claims that do not hold. */
  readonly failed: readonly string[];
}

export function createClaims(): Claims {
  const failed: string[] = [];
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  return {
    failed,
    log,
    check(holds, claim) {
      if (!holds) failed.push(claim);
      log(`${holds ? '  ok  ' : '  NOT '} ${claim}`);
    },
  };
}
