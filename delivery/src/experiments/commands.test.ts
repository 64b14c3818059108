import { describe, expect, it } from '@jest/globals';
import { endExclusion, reportExclusion } from '../exclusion/index.ts';
import { readFlagFile, withExperiment } from '../flags/index.ts';
import { rollBack } from '../rollback/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, releasedVersion, tempFolders } from '../testing/index.ts';
import { createFlagAssignment } from './assignment.ts';
import { parseArms, startExperiment, stopExperiment } from './commands.ts';
import { findFlagFileError } from './validate-flag-file.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';
const attribution = fixtureAttribution();

async function setUp() {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  const a = await releasedVersion(store, builds, remote, { text: 'a' });
  const b = await releasedVersion(store, builds, remote, { text: 'b' });
  const arms = (weightA: number, weightB: number) => [
    { name: 'a', version: a, weight: weightA },
    { name: 'b', version: b, weight: weightB },
  ];
  return { store, builds, a, b, arms };
}

function readValidFile(text: string | null) {
  const file = readFlagFile(text);
  if ('explanation' in file) throw new Error(file.explanation);
  return file;
}

function assign(text: string | null) {
  const assignment = createFlagAssignment();
  assignment.replaceFlags(readValidFile(text));
  return assignment;
}

describe('An experiment', () => {
  it('Each arm gets the requested share of visitors, the same visitor always the same arm', async () => {
    const { store, arms, b } = await setUp();
    expect(await startExperiment(store, { remote, name: 'lead', arms: arms(80, 20) }, attribution)).toEqual({
      type: 'done',
      experiment: 'lead',
    });
    const assignment = assign(await store.flags());
    const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
    const drawn = visitors.map((visitor) => assignment.armOf(remote, { visitorId: visitor }));
    const share = drawn.filter((arm) => arm?.version === b).length / visitors.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.22);
    expect(drawn[0]).toMatchObject({ experiment: 'lead' });
    const again = assign(await store.flags());
    expect(visitors.slice(0, 200).map((visitor) => again.armOf(remote, { visitorId: visitor }))).toEqual(drawn.slice(0, 200));
  });

  it('Another name of the experiment draws the visitors again', async () => {
    const { store, arms, b } = await setUp();
    const visitors = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`);
    const inB: Set<string>[] = [];
    for (const name of ['first', 'second']) {
      await startExperiment(store, { remote, name, arms: arms(50, 50) }, attribution);
      const assignment = assign(await store.flags());
      inB.push(new Set(visitors.filter((visitor) => assignment.armOf(remote, { visitorId: visitor })?.version === b)));
      await stopExperiment(store, remote, attribution);
    }
    const inBoth = [...(inB[0] ?? [])].filter((visitor) => inB[1]?.has(visitor)).length / visitors.length;
    expect(inBoth).toBeGreaterThan(0.2);
    expect(inBoth).toBeLessThan(0.3);
  });

  it('is not assigned on other remotes, nor when its flag is disabled', async () => {
    const { store, arms } = await setUp();
    await startExperiment(store, { remote, name: 'lead', arms: arms(50, 50) }, attribution);
    const text = (await store.flags()) ?? '';
    expect(assign(text).armOf('mfe-catalog', { visitorId: 'visitor' })).toBeNull();
    expect(assign(text.replace('ENABLED', 'DISABLED')).armOf(remote, { visitorId: 'visitor' })).toBeNull();
  });

  it('is refused twice at once, with unknown versions, and where nothing is to be stopped', async () => {
    const { store, arms } = await setUp();
    expect(await stopExperiment(store, remote, attribution)).toMatchObject({ type: 'refused', refusals: [{ type: 'experiment-unknown' }] });
    const unknown = [...arms(50, 50), { name: 'c', version: '9.9.9', weight: 1 }];
    expect(await startExperiment(store, { remote, name: 'lead', arms: unknown }, attribution)).toMatchObject({
      refusals: [{ type: 'release-unknown', version: '9.9.9' }],
    });
    expect(await store.flags()).toBeNull();
    await startExperiment(store, { remote, name: 'lead', arms: arms(50, 50) }, attribution);
    expect(await startExperiment(store, { remote, name: 'next', arms: arms(50, 50) }, attribution)).toMatchObject({
      refusals: [{ type: 'experiment-running', experiment: 'lead' }],
    });
  });

  it('leaves other flags of the file as they are', async () => {
    const { store, arms } = await setUp();
    const other = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
    await store.writeFlags(JSON.stringify({ flags: { banner: other } }));
    await startExperiment(store, { remote, name: 'lead', arms: arms(50, 50) }, attribution);
    await stopExperiment(store, remote, attribution);
    expect(JSON.parse((await store.flags()) ?? '')).toEqual({ flags: { banner: other } });
  });

  it.each([
    '',
    'garbage',
    '[]',
    '{"flags":{"x":{"state":"ON","variants":{}}}}',
    '{"flags":{"x":{"state":"ENABLED","variants":{"a":"1"},"defaultVariant":"b"}}}',
  ])('The command does not change the flag file %j, and describes its fault', async (text) => {
    const { store, arms } = await setUp();
    await store.writeFlags(text);
    expect(await startExperiment(store, { remote, name: 'lead', arms: arms(50, 50) }, attribution)).toMatchObject({
      refusals: [{ type: 'flags-broken' }],
    });
    expect(await store.flags()).toBe(text);
  });
});

describe('A flag file that was edited directly', () => {
  it('is not valid when an operator has excluded an arm, until the version is readmitted', async () => {
    const { store, b, arms } = await setUp();
    await rollBack(store, { remote, attribution });
    const file = withExperiment(readValidFile(await store.flags()), {
      remote,
      name: 'lead',
      arms: arms(50, 50),
      startedAt: attribution.at,
    });
    expect(await findFlagFileError(store, file)).toMatch(
      `the arm "b" of "lead" on ${remote} cannot go live: ${remote} ${b} has been excluded`,
    );
    await endExclusion(store, { remote, version: b, attribution });
    expect(await findFlagFileError(store, file)).toBeNull();
  });

  it('stays valid when servers have excluded an arm, which they avoid by themselves', async () => {
    const { store, b, arms } = await setUp();
    await startExperiment(store, { remote, name: 'lead', arms: arms(50, 50) }, attribution);
    await reportExclusion(store, { remote, version: b, reason: 'crashed', server: 'one', isDoubtful: false, at: attribution.at });
    expect(await findFlagFileError(store, readValidFile(await store.flags()))).toBeNull();
  });
});

describe('Arms on the command line', () => {
  it('are names, versions and weights', () => {
    expect(parseArms('a=0.1.0-abc:70, b=0.1.0-def:30')).toEqual([
      { name: 'a', version: '0.1.0-abc', weight: 70 },
      { name: 'b', version: '0.1.0-def', weight: 30 },
    ]);
  });

  it.each(['', 'a', 'a=1:1', 'a=1:1,a=2:1', 'a=1:0,b=2:0', 'a=1:-1,b=2:1', 'a=1:1,b=2:x', 'a=../x:1,b=2:1'])(
    'are refused when they are %j',
    (text) => {
      expect(parseArms(text)).toMatchObject({ type: 'arms-invalid' });
    },
  );
});
