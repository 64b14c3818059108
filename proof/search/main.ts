import { inspect, parseArgs } from 'node:util';
import { readSeed } from '@vitrava/demo-shop/seed';
import { migrate } from '@vitrava/reference-api/database';
import { explainSearch } from '@vitrava/reference-api/search';
import { seedDatabase } from '@vitrava/reference-api/seeding';
import { emptyPglite } from '@vitrava/reference-api/testing/databases';
import { measureSearch } from './measure.ts';

/* npm run proof -- search: recall and speed. npm run proof -- search --explain "<query>": the output of each stage of one search. */

const { values } = parseArgs({ options: { explain: { type: 'string' } } });
await (values.explain === undefined ? measureSearch() : explain(values.explain));

/** Prints the output of each stage of a search in the demo shop. */
async function explain(text: string): Promise<void> {
  const { handle, takeAway } = await emptyPglite();
  try {
    await migrate(handle);
    await seedDatabase(handle.db, readSeed());
    for (const { stage, output } of await explainSearch(handle.db, text)) {
      process.stdout.write(
        `\n${stage}\n${inspect(output, { depth: null, breakLength: 140, compact: 6, maxArrayLength: null, maxStringLength: null })}\n`,
      );
    }
  } finally {
    await takeAway();
  }
}
