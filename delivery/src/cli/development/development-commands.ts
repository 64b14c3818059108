import { relative } from 'node:path';
import type { Command } from 'commander';
import { type CommandContext, type OwnRepository, resultOf, UsageError } from '../command/index.ts';
import { dev } from './dev.ts';
import { findProject } from './project.ts';

/** `new`, `build`, `dev`: the commands of a team in a repository of its own. */
export function addTeamCommands(program: Command, { root, env, addLocal, run }: CommandContext, own: OwnRepository): void {
  const repository = { root, own };
  addLocal(program, 'new', 'make a repository with a remote of one page; in it, a page or a fragment', [
    'new mfe-gift',
    'new mfe-gift --path /presents',
    'new page thanks',
    'new fragment hello',
  ])
    .argument('<what>', 'the name of a new remote; or "page" or "fragment", for the remote in this folder')
    .argument('[name]', 'the name of the page or the fragment')
    .option('--path <path>', 'path of the page, instead of /gift or /gift/thanks')
    .action(
      run(async (what: string, name: string | undefined, { path }: { path?: string }) => {
        if (what === 'page' || what === 'fragment') {
          const folder = relative(root, own.createPart(what, name, path));
          const next = 'Next: write its words in locales/, then npx vitrava check';
          return resultOf(`The ${what} ${name} is in ${folder}/. ${next}`, { kind: what, name, folder });
        }
        if (name !== undefined)
          throw new UsageError(`"${what}" is neither page nor fragment. A remote is made by its name alone: npx vitrava new mfe-gift`);
        const folder = relative(root, own.create(what, path));
        return resultOf(`${what} is in ${folder}/. Next: cd ${folder}, npm install, npx vitrava check`, { remote: what, folder });
      }),
    );
  addLocal(program, 'build', 'build the remote as it is released', ['build']).action(
    run(async () => {
      const project = await findProject(repository, undefined);
      await project.build();
      return resultOf(`${project.remote} is built in ${relative(root, project.dist)}/.`, { remote: project.remote });
    }),
  );
  addLocal(program, 'dev', 'show this remote from here in the pages of a running shop, to the holder of a developer’s key', [
    'dev --shop https://shop.example',
  ])
    .option('--shop <address>', 'the running shop, instead of VITRAVA_SHOP')
    .option('--key <key>', 'the developer’s key, instead of VITRAVA_DEVELOPER_KEY')
    .action(
      run(({ shop = env.VITRAVA_SHOP, key = env.VITRAVA_DEVELOPER_KEY }: { shop?: string; key?: string }) => {
        const ending = new AbortController();
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort());
        return dev(repository, { shop, key, signal: ending.signal, note: (line) => console.log(line) });
      }),
    );
}
