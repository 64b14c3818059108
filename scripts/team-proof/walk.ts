import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { untilLive } from '../new-proof/live.ts';
import { createBrowser } from './browser.ts';
import { createTeam } from './team.ts';

/** What a team elsewhere is given. */
export interface Walk {
  /** Its empty folder. */
  readonly folder: string;
  /** The packed kit, build preset and command line. */
  readonly archives: readonly string[];
  /** Address of a running shop, and the folder with its releases. */
  readonly shop: string;
  readonly store: string;
  readonly signal: AbortSignal;
}

const remote = 'mfe-gift';

/** Walks the whole way, and prints how long each part takes. Throws where it leads nowhere. */
export async function walk({ folder, archives, shop, store, signal }: Walk): Promise<void> {
  const team = createTeam(folder, signal);
  const inRemote = { in: remote };
  const command = archives.find((file) => /[\\/]vitrava-\d[^\\/]*$/.test(file)) ?? '';

  await timed('a repository is made from nothing', () => team.must('npx', ['--yes', '--package', command, 'vitrava', 'new', remote]));
  await timed('the three packages are installed, with what they need', () => team.must('npm', ['install', ...archives], inRemote));
  await timed('the new remote passes every check beside what is live', async () => {
    const said = await team.must('npx', ['vitrava', 'check', '--store', store], inRemote);
    expectText(said, '✓ gate, beside what is live');
  });
  await timed('it is seen from here in the pages of the shop, by its developer alone, and follows what is saved', async () => {
    const { key } = JSON.parse(
      await team.must('npx', ['vitrava', 'developer-key', remote, '--for', 'Ann', '--json', '--store', store], inRemote),
    ) as {
      key: string;
    };
    const work = team.start('npx', ['vitrava', 'dev', '--shop', shop], { ...inRemote, env: { VITRAVA_DEVELOPER_KEY: key } });
    try {
      const browser = createBrowser(shop);
      await browser.enter(await work.line(/Open it in your browser within five minutes: (\S+)/));
      await browser.until('/gift', '<h1>Gift</h1>');
      await team.edit(`${remote}/locales/en.json`, '"Gift"', '"Presents"');
      await browser.until('/en/gift', '<h1>Presents</h1>');
      for (const path of ['/gift', '/en/gift']) {
        const { status } = await fetch(`${shop}${path}`);
        if (status !== 404) throw new Error(`A visitor gets ${path} with status ${status} before it is released.`);
      }
      await team.edit(`${remote}/locales/en.json`, '"Presents"', '"Gift"');
    } finally {
      await work.interrupt();
    }
  });
  await timed('packages of other contracts are refused with a sentence', async () => {
    const { mount, bus, api } = CONTRACT_VERSIONS;
    await team.edit(`${remote}/remote.manifest.json`, `"bus": ${bus}`, `"bus": ${bus + 1}`);
    const { code, output } = await team.run('npx', ['vitrava', 'release', '--store', store], inRemote);
    if (code !== 1) throw new Error(`It ended with ${code}: ${output}`);
    expectText(output, `mfe-gift was not released:\n- remote.manifest.json speaks mount ${mount}, bus ${bus + 1}, api ${api}`);
    await team.edit(`${remote}/remote.manifest.json`, `"bus": ${bus + 1}`, `"bus": ${bus}`);
  });
  await timed('it is released and live in both languages', async () => {
    await team.must('npx', ['vitrava', 'release', '--store', store], inRemote);
    await untilLive(`${shop}/gift`, '<h1>Gift</h1>');
    await untilLive(`${shop}/en/gift`, '<h1>Gift</h1>');
  });
}

function expectText(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`There is no "${part}" in:\n${text}`);
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`✓ ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
