import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { openLink, untilAnswered } from './shop.ts';
import { createTeam } from './team.ts';

/** The input of a team with its own repository. */
export interface Walk {
  readonly folder: string;
  /** The packed kit, build preset and command line. */
  readonly archives: readonly string[];
  /** Addresses of a running shop and of its release API. */
  readonly shop: string;
  readonly releaseApi: string;
  /** Authorises the team by a public key: the only step that the shop's operator does for it. */
  readonly letIn: (publicKey: string, remotes: string) => Promise<void>;
  readonly signal: AbortSignal;
}

const remote = 'mfe-gift';

/** Walks the way of a team that has only the release API and its key; prints the times. Throws where it fails. */
export async function walk({ folder, archives, shop, releaseApi, letIn, signal }: Walk): Promise<void> {
  const team = createTeam(folder, signal, { VITRAVA_RELEASE_API: releaseApi, VITRAVA_SHOP: shop });
  const inRemote = { in: remote };
  const command = archives.find((file) => /[\\/]vitrava-\d[^\\/]*$/.test(file)) ?? '';
  const vitrava = (...args: string[]) => team.must('npx', ['vitrava', ...args], inRemote);
  const asJson = async (...args: string[]) => JSON.parse(await vitrava(...args, '--json')) as Record<string, string>;
  const refuses = async (args: readonly string[], sentence: string) => {
    const { code, output } = await team.run('npx', ['vitrava', ...args], inRemote);
    if (code !== 1) throw new Error(`vitrava ${args.join(' ')} ended with ${code}:\n${output}`);
    expectText(output, sentence);
  };

  await timed('a repository is made from nothing', () => team.must('npx', ['--yes', '--package', command, 'vitrava', 'new', remote]));
  await timed('the three packages are installed, with what they need', () => team.must('npm', ['install', ...archives], inRemote));
  await timed('a page and a fragment are made in it', async () => {
    await vitrava('new', 'page', 'thanks');
    await vitrava('new', 'fragment', 'hello');
  });
  await timed('the team makes its key and is let in', async () => {
    const { publicKey = '' } = await asJson('keys', 'new', 'gift');
    await letIn(publicKey, remote);
    expectText(await vitrava('status'), 'mfe-content  ');
  });
  await timed('the new remote passes every check beside what is live', async () => {
    expectText(await vitrava('check'), '✓ gate of the shop, beside what is live there');
  });
  await timed('an address of another team is refused before anything is released', async () => {
    const route = `${remote}/src/pages/thanks/route.json`;
    await team.edit(route, '/gift/thanks', '/faq');
    await refuses(['check'], '/faq');
    await team.edit(route, '/faq', '/gift/thanks');
  });
  await timed('it is seen from here in the pages of the shop, by its developer alone, and follows what is saved', async () => {
    const { key = '' } = await asJson('developer-key', remote, '--for', 'Ann');
    const work = team.start('npx', ['vitrava', 'dev'], /Open it in your browser: (\S+)/, {
      ...inRemote,
      env: { VITRAVA_DEVELOPER_KEY: key },
    });
    try {
      const browser = await openLink(shop, await work.found);
      await browser.until('/gift', '<h1>Gift</h1>');
      await team.edit(`${remote}/locales/en.json`, '"Gift"', '"Presents"');
      await browser.until('/en/gift', '<h1>Presents</h1>');
      await mustBeMissing(shop);
      await team.edit(`${remote}/locales/en.json`, '"Presents"', '"Gift"');
    } finally {
      await work.interrupt();
    }
  });
  await timed('packages of other contracts are refused with a sentence', async () => {
    const { mount, bus, api } = CONTRACT_VERSIONS;
    await team.edit(`${remote}/remote.manifest.json`, `"bus": ${bus}`, `"bus": ${bus + 1}`);
    await refuses(['release'], `mfe-gift was not released:\n- remote.manifest.json speaks mount ${mount}, bus ${bus + 1}, api ${api}`);
    await team.edit(`${remote}/remote.manifest.json`, `"bus": ${bus + 1}`, `"bus": ${bus}`);
  });
  await timed('a version on no channel is seen by the holder of a link alone', async () => {
    const { version } = await asJson('release', '--no-channel');
    const { url = '' } = await asJson('preview', `${remote}@${version}`, '--path', '/gift/thanks');
    const browser = await openLink(shop, url);
    await browser.until('/gift/thanks', '<h1>Thanks</h1>');
    await mustBeMissing(shop);
  });
  await timed('it is released and live in both languages', async () => {
    await vitrava('release', '--no-build');
    await untilAnswered(`${shop}/gift`, 200, '<h1>Gift</h1>');
    await untilAnswered(`${shop}/en/gift`, 200, '<h1>Gift</h1>');
  });
  await timed('what belongs to others stays as it is, and its own leaves the shop again', async () => {
    await refuses(['rollback', 'mfe-content'], 'mfe-content does not belong to the team gift');
    await vitrava('withdraw', remote, '--reason', 'opened too early');
    await untilAnswered(`${shop}/gift`, 404);
    expectText(await vitrava('history', remote), 'team gift (key ');
  });
}

async function mustBeMissing(shop: string): Promise<void> {
  for (const path of ['/gift', '/en/gift']) {
    const { status } = await fetch(`${shop}${path}`);
    if (status !== 404) throw new Error(`A visitor gets ${path} with status ${status} before it is released.`);
  }
}

function expectText(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`There is no "${part}" in:\n${text}`);
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`✓ ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
