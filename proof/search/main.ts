import { parseArgs } from 'node:util';
import { explain } from './explain.ts';
import { measureSearch } from './measure.ts';

/* npm run proof -- search: recall and speed. npm run proof -- search --explain "<query>": the output of each stage of one search. */

const { values } = parseArgs({ options: { explain: { type: 'string' } } });
await (values.explain === undefined ? measureSearch() : explain(values.explain));
