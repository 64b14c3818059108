import process from 'node:process';
import { explainError } from './explain-error.ts';
import { startOrExit } from './start-or-exit.ts';

export interface RunningServer {
  /** Printed as one line of JSON on standard output, for the program that has started the server. */
  readonly ready: object;
  stop(): Promise<void>;
}

/** Starts a server as `startOrExit` does and stops it on the first SIGTERM or SIGINT; a second one ends the process at once. */
export async function startServer(start: () => Promise<RunningServer>): Promise<void> {
  await startOrExit(async () => {
    const server = await start();
    let isStopping = false;
    function stop(): void {
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${explainError(error)}\n`);
          process.exit(1);
        },
      );
    }
    // Before the line is printed: its reader may stop the server at once.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
    process.stdout.write(`${JSON.stringify(server.ready)}\n`);
  });
}
