import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RenderFailure } from './job.ts';
import type { Thread, ThreadEnd, ThreadOutcome } from './thread.ts';
import { createVersionThread } from './version-thread.ts';

const CRASH: ThreadEnd = { type: 'lost', reason: 'crashed', explanation: 'too late' };
const ANSWER: ThreadOutcome = { type: 'answered', result: { ok: false, failure: { type: 'threw', explanation: 'broken' } } };
const TEXT = 'exports.render = () => null;';
let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrava-version-thread-'));
  file = path.join(folder, 'server.cjs');
  await writeFile(file, TEXT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A version in a thread that is given one job, which ends at once as `outcome` says, together with the thread. */
async function endAtOnce(outcome: ThreadOutcome): Promise<readonly [type: string, faults: readonly string[]]> {
  const [job, ended] = [Promise.withResolvers<ThreadOutcome>(), Promise.withResolvers<ThreadEnd>()];
  const given = Promise.withResolvers<void>();
  const faults: RenderFailure[] = [];
  const thread: Thread = {
    ready: Promise.resolve(true),
    ended: ended.promise,
    load: () => undefined,
    run: () => {
      given.resolve();
      return job.promise;
    },
    ping: async () => null,
    fairTime: { known: () => 0, now: async () => 0 },
    heldBytes: async () => 0,
    end: () => undefined,
  };
  const integrity = `sha256-${hash('sha256', TEXT, 'base64')}`;
  const version = createVersionThread({
    thread,
    file,
    integrity,
    deadlineMs: 60_000,
    onFault: (failure) => faults.push(failure),
    onGuilty: () => undefined,
  });
  const running = version.run({ file, integrity, method: 'render', input: {} });
  await given.promise;
  job.resolve(outcome);
  ended.resolve(CRASH);
  const result = await running;
  await new Promise((resolve) => setImmediate(resolve));
  return [result.ok ? 'ok' : result.failure.type, faults.map((fault) => `${fault.type}: ${fault.explanation}`)];
}

describe('a version whose thread crashes', () => {
  it('is blamed when the answer to its last job comes in the same moment, which says nothing of it', async () => {
    expect(await endAtOnce(ANSWER)).toEqual(['threw', ['crashed: too late']]);
  });

  it('is blamed once, by the job that tells of it', async () => {
    expect(await endAtOnce(CRASH)).toEqual(['crashed', []]);
  });

  it('is not blamed when the thread was gone before it ran anything of it', async () => {
    expect(await endAtOnce({ ...CRASH, reason: 'closed' })).toEqual(['closed', []]);
  });
});
