import { resolve } from 'node:path';
import { runVitrava } from './run.ts';

process.exitCode = await runVitrava(process.argv.slice(2), resolve(import.meta.dirname, '../..'), process.env);
