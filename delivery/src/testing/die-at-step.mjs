import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/*
 * Ends its process, as a crash would, at the step that DIE_AT names: steps are all writes, moves and removals on the
 * disk, and all changes in PostgreSQL. Odd numbers die before a step, even ones after it.
 */
const dieAt = Number(process.env['DIE_AT']);
let passed = 0;

function pass() {
  passed += 1;
  if (passed === dieAt) process.kill(process.pid, 'SIGKILL');
}

/** Statements to PostgreSQL that change something, or take a lock. */
const CHANGES = /^\s*(?:BEGIN|COMMIT|INSERT|UPDATE|DELETE|SELECT pg_)/i;

function watch(object, name, isStep = () => true) {
  const original = object[name];
  object[name] = function (...args) {
    if (!isStep(args[0])) return original.apply(this, args);
    pass();
    const result = original.apply(this, args);
    if (typeof result?.then === 'function')
      return result.then((value) => {
        pass();
        return value;
      });
    pass();
    return result;
  };
}

for (const name of ['writeFile', 'appendFile', 'rename', 'rm', 'unlink', 'truncate', 'cp']) {
  watch(fs.promises, name);
  watch(fs, `${name}Sync`);
}
watch(pg.Client.prototype, 'query', (requested) => CHANGES.test(typeof requested === 'string' ? requested : (requested?.text ?? '')));
syncBuiltinESMExports();
