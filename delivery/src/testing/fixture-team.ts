import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, createProgram } from '../cli/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { type FixtureBuild, writeFixtureBuild } from './fixture-build.ts';
import { tempFolders } from './temp-folder.ts';

/** Teams of a test file, each with a repository and a store of its own. */
export function fixtureTeams() {
  const newFolder = tempFolders();
  return () => {
    const root = newFolder();
    const folder = newFolder();
    const store = createDirectoryStore(folder);

    /** Builds a remote in the repository. */
    function build(remote: string, options: FixtureBuild = {}): void {
      mkdirSync(join(root, remote), { recursive: true });
      writeFileSync(join(root, remote, 'package.json'), '{"version":"0.1.0"}');
      writeFixtureBuild(join(root, remote, 'dist'), remote, options);
    }

    /** What a command line answers; rejects when it is wrong. */
    async function run(line: string, env: Record<string, string> = { API_CONTRACT: 'off' }): Promise<CommandResult> {
      const answers: CommandResult[] = [];
      const program = createProgram({
        openStore: () => store,
        root,
        env: { VITRAVA_BY: 'Ann', RELEASE_STORE_DIR: folder, ...env },
        answer: (answer) => answers.push(answer),
      });
      await program.parseAsync(line.split(' '), { from: 'user' });
      return answers[0] ?? { lines: [], data: {} };
    }

    /** Builds the news with a text and releases them. Gives the version. */
    async function release(text: string, options = ''): Promise<string> {
      build('mfe-content', { text });
      const { data, lines } = await run(`release mfe-content --no-build${options}`);
      if (!('version' in data)) throw new Error(lines.join('\n'));
      return String(data.version);
    }

    return { root, store, folder, build, run, release };
  };
}
