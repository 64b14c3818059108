import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { tempFolders } from '../../testing/index.ts';
import { refuseConsumedOptions } from './npm-options.ts';
import { createProgram } from './program.ts';

const newFolder = tempFolders();
const REPOSITORY = join(__dirname, '../../../..');
const program = createProgram({ openStore: () => createDirectoryStore(newFolder()), root: REPOSITORY, env: {}, answer: () => undefined });

/** The answer to `npm run <event> …` when npm has made settings of options. */
function refuse(event: string, settings: Record<string, string>): string | null {
  const env = {
    npm_lifecycle_event: event,
    npm_lifecycle_script: `node delivery/bin/vitrava.mjs ${event}`,
    npm_command: 'run',
    ...settings,
  };
  return refuseConsumedOptions(program, env);
}

describe('A command whose options npm has consumed', () => {
  it.each([
    ['rollback', { npm_config_token_description: 'X' }, 'npm run rollback -- … --to …'],
    ['rollback', { npm_config_to: 'true' }, 'npm run rollback -- … --to …'],
    [
      'release',
      { npm_config_channel: 'canary', npm_config_share: '10', npm_config_build: '' },
      'npm run release -- … --no-build … --channel … --share …',
    ],
    ['vitrava', { npm_config_all: 'true', npm_config_dry_run: 'true' }, 'npm run vitrava -- … --days … --dry-run …'],
    ['experiment', { npm_config_name: 'my test', npm_config_arms: 'a=1:50,b=2:50' }, 'npm run experiment -- … --name … --arms …'],
  ])('npm run %s with %j is refused with the place of the options', (event, settings, line) => {
    expect(refuse(event, settings)).toContain(`Put -- before the first argument: ${line}`);
  });

  it('runs when npm has consumed none of its options, and when npm runs another script', () => {
    expect(refuse('rollback', { npm_config_yes: 'true', npm_config_audit: '' })).toBeNull();
    const env = { npm_lifecycle_event: 'start', npm_lifecycle_script: 'node scripts/start.mjs', npm_config_channel: 'canary' };
    expect(refuseConsumedOptions(program, env)).toBeNull();
  });

  it.each([
    ['rollback', 'mfe-content', '--to', '0.1.0-x'],
    ['release', 'mfe-content', '--channel=canary', '--share=10', '--no-build'],
    ['vitrava', 'prune', '--days', '3'],
  ])('is refused by the npm of this machine: npm run %s %s %s %s', (...args) => {
    const env = { ...process.env, RELEASE_STORE_DIR: newFolder() };
    const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: REPOSITORY, env, encoding: 'utf8' });
    expect(stderr).toMatch(/npm has kept --.*\nPut -- before the first argument: npm run /);
    expect(status).toBe(2);
  });
});
