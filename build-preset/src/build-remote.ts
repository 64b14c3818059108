import { rspack } from '@rspack/core';
import { errorsOf, readConfigurations } from './read-configurations.ts';

/** Builds the remote in `folder` into its `dist`. Set `NODE_ENV=production` before loading. Rejects with messages. */
export async function buildRemote(folder: string): Promise<void> {
  const compiler = rspack([...(await readConfigurations(folder))]);
  const errors = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) =>
      stats ? resolve(stats.stats.flatMap(errorsOf)) : reject(error ?? new Error('The build gave no answer.')),
    );
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n\n'));
}
