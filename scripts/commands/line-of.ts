import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The first group of `pattern` in a program's output, which is added to `log`. Rejects when the output ends before. */
export async function lineOf(child: ChildProcess, pattern: RegExp, log: string[] = []): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line);
      const text = pattern.exec(line)?.[1];
      if (text !== undefined) resolve(text);
    });
  }
  void once(child, 'close').then(
    () => reject(new Error(`${child.spawnargs.join(' ')} ended without ${pattern}:\n${log.join('\n')}`)),
    reject,
  );
  return promise;
}
