import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { MODULES_FROM, tempFolder } from '../testing/index.ts';
import { probeServerFile } from './probe-server-file.ts';

const file = join(tempFolder(), 'server.cjs');

it('ends a server file that loops while loading', async () => {
  writeFileSync(file, 'for (;;);');
  const [refusal] = await probeServerFile({ file, exportName: 'render', modulesFrom: MODULES_FROM, deadlineMs: 300 });
  expect(refusal?.explanation).toMatch(/did not finish loading within 300 ms/);
});

it('offers every module that the build leaves outside', async () => {
  writeFileSync(file, `${SERVER_EXTERNALS.map((name) => `require('${name}');`).join('\n')} exports.render = () => {};`);
  expect(await probeServerFile({ file, exportName: 'render', modulesFrom: MODULES_FROM })).toEqual([]);
});
