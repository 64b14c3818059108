import path from 'node:path';

/** Named by the set-up of Jest (scripts/jest/keep-databases.cjs); gone after the run. */
export function runFolder(): string {
  const folder = process.env['VITRAVA_TEST_RUN'];
  if (!folder) throw new Error('Tests with a database run under jest.config.mjs of the repository: its set-up keeps their databases.');
  return folder;
}

/** Where the keeper of a run answers. */
export const keeperSocket = (folder: string): string => path.join(folder, 'keeper');
