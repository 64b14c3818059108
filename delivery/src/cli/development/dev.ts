import { once } from 'node:events';
import { packFiles } from '../../build/index.ts';
import { readBuild } from '../../foreign/index.ts';
import { type CommandResult, isShopAddress, refusedResult, resultOf, UsageError } from '../command/index.ts';
import { loadPreset } from './preset.ts';
import { findProject, type Repository } from './project.ts';
import { uploadBuild } from './upload-build.ts';

/** The arguments of `dev`. */
export interface DevOptions {
  /** Address of a running shop. */
  readonly shop: string | undefined;
  /** The developer's key. */
  readonly key: string | undefined;
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** A line for the terminal, while it runs. */
  readonly note: (line: string) => void;
}

/** `dev`: builds the remote at every change and shows it to its developer in the pages of a running shop. Answers when it is interrupted. */
export async function dev(repository: Repository, { shop, key, signal, note }: DevOptions): Promise<CommandResult> {
  const address = shop !== undefined && isShopAddress(shop) ? new URL(shop) : null;
  if (!address) throw new UsageError(`Name a running shop: --shop https://shop.example${shop ? `, not "${shop}"` : ''}.`);
  if (!key) {
    throw new UsageError(
      'A developer’s key is needed, in VITRAVA_DEVELOPER_KEY or by --key. Make one at the release API of the shop: npx vitrava developer-key <remote> --for <you> --to <address>',
    );
  }
  const project = await findProject(repository, undefined);
  const unfit = await project.check();
  if (unfit.length > 0) return refusedResult('Nothing was shown:', unfit);
  const { remote, folder, dist } = project;
  let isOpen = false;
  let isWaiting = false;
  let uploading: Promise<void> = Promise.resolve();

  async function show(): Promise<void> {
    isWaiting = false;
    const begun = performance.now();
    const files = packFiles(await readBuild(dist), dist);
    const outcome = await uploadBuild({ shop: address as URL, key: key as string, remote, files, signal });
    if ('problem' in outcome) return signal.aborted ? undefined : note(outcome.problem);
    note(`${remote} ${outcome.version} is shown (${((performance.now() - begun) / 1000).toFixed(2)} s).`);
    if (isOpen) return;
    isOpen = true;
    note(`Open it in your browser: ${outcome.link}`);
  }
  note(`Building ${remote}…`);
  const { watchRemote } = await loadPreset(folder);
  const watched = await watchRemote(folder, {
    onBuilt() {
      if (isWaiting) return;
      isWaiting = true;
      uploading = uploading.then(show).catch((error: unknown) => {
        if (!signal.aborted) note(`${remote} was not sent: ${error instanceof Error ? error.message : String(error)}`);
      });
    },
    onErrors: (errors) => errors.forEach(note),
  });
  if (!signal.aborted) await once(signal, 'abort');
  await watched.close();
  await uploading;
  const ending = isOpen ? 'Your browser leaves by the ribbon in its pages.' : 'It was never shown.';
  return resultOf(`${remote} is no longer followed. ${ending}`, { remote });
}
