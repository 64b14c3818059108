import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import type { RemoteFragmentModule } from '@vitrava/shared-kit/mount/fragment';
import type { Scope } from 'effector';
import { mountRootParcel } from 'single-spa';
import type { FragmentPlace } from '../../layout/index.ts';
import { $composition } from '../model.ts';
import { canBeHad, ensureStylesheets, loadExposed, loadTexts } from '../remotes/index.ts';

/**
 * Mounts another team's fragment into `container` as a single-spa parcel. Rejects when its owner is down or it throws at once;
 * with an error named `AbsentFragment` when the composition has no such fragment, `StuckFragment` when it failed before and only a new document helps.
 */
export async function mountFragment(
  scope: Scope,
  { owner, name, container, input, close, onFailure }: FragmentPlace,
): Promise<{ unmount: () => Promise<void> }> {
  const locale = scope.getState($locale);
  const remote = scope.getState($composition)?.remotes[owner];
  const drawing = `${owner}/${name}`;
  if (!remote?.fragments.includes(name)) throw named('AbsentFragment', `No remote has ${drawing}`);
  const meant = async (error: unknown, what: string): Promise<unknown> =>
    (await isStuck(what, remote)) ? named('StuckFragment', `Only a new document has ${drawing}`) : error;
  const styles = remote.files[`./fragments/${name}`]?.css ?? [];
  const [fragment, texts] = await Promise.all([
    loadExposed<{ lifecycles: RemoteFragmentModule }>(owner, `fragments/${name}`),
    loadTexts(owner, locale),
    ensureStylesheets(styles),
  ]).catch(async (error: unknown) => {
    throw await meant(error, owner);
  });
  failed.delete(owner);
  let reportFailure: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    reportFailure = reject;
  });
  const parcel = mountRootParcel(fragment.lifecycles as never, {
    scope,
    locale,
    texts,
    domElement: container,
    input,
    close,
    onFailure: reportFailure,
  });
  try {
    await Promise.race([parcel.mountPromise, failure]);
  } catch (error) {
    // What is left of it would stand in the way of the next try.
    await parcel.unmount().catch(() => undefined);
    throw await meant(error, drawing);
  }
  let hasFailed = false;
  failure.catch(async (error: unknown) => {
    hasFailed = true;
    onFailure(await meant(error, drawing));
  });
  return {
    async unmount() {
      // It was shown, and left whole.
      if (!hasFailed) failed.delete(drawing);
      await parcel.unmount();
    },
  };
}

/** What has failed last time: remotes, to come, and fragments, to be drawn. */
const failed = new Set<string>();

/**
 * Browsers may remember a module that did not come, and a program that throws throws again: another try in this document is then of no use, though its
 * files are there and the next document may be of another version.
 */
async function isStuck(what: string, remote: ComposedRemote): Promise<boolean> {
  if (failed.has(what)) return canBeHad(remote);
  failed.add(what);
  return false;
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
