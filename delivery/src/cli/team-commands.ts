import { relative } from 'node:path';
import type { Command } from 'commander';
import { say } from './answer.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';
import { findProject } from './project.ts';
import type { OwnRepository, Workbench } from './workbench.ts';

/** `new`, `build`, `dev`, `check`: what a team does in a repository of its own. */
export function addTeamCommands(program: Command, { root, env, openStore, reply, look }: Workbench, own: OwnRepository): void {
  const repository = { root, own };
  look(program, 'new <remote>', 'make a repository with a remote of one page', ['new mfe-gift', 'new mfe-gift --path /presents'])
    .option('--path <path>', 'path of the page, instead of /gift')
    .action((remote: string, { path }: { path?: string }) => reply(create(own, root, remote, path)));
  look(program, 'build', 'build the remote as it is released', ['build']).action(() => reply(build(repository)));
  look(program, 'dev', 'show this remote from here in the pages of a running shop, to the holder of a developer’s key', [
    'dev --shop https://shop.example',
  ])
    .option('--shop <address>', 'the running shop, instead of VITRAVA_SHOP')
    .option('--key <key>', 'the developer’s key, instead of VITRAVA_DEVELOPER_KEY')
    .action(({ shop = env.VITRAVA_SHOP, key = env.VITRAVA_DEVELOPER_KEY }: { shop?: string; key?: string }) => {
      const ending = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort());
      return reply(dev(repository, { shop, key, signal: ending.signal, note: (line) => console.log(line) }));
    });
  look(program, 'check', 'ask everything that a release is asked, and release nothing', ['check --store ../shop/.data/releases']).action(
    () => reply(check(own.hasStore || program.opts<{ store?: string }>().store ? openStore() : null, repository, undefined)),
  );
}

async function create(own: OwnRepository, root: string, remote: string, path: string | undefined) {
  const folder = relative(root, own.create(remote, path));
  return say([`${remote} is in ${folder}/. Next: cd ${folder}, npm install, npx vitrava check`], { remote, folder });
}

async function build(repository: { root: string; own: OwnRepository }) {
  const project = await findProject(repository, undefined);
  await project.build();
  return say(`${project.remote} is built in ${relative(repository.root, project.dist)}/.`, { remote: project.remote });
}
