import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import type { RemoteFragmentModule } from '@vitrava/shared-kit/mount/fragment';
import type { Scope } from 'effector';
import { mountRootParcel } from 'single-spa';
import type { FragmentPlace } from '../../layout/index.ts';
import { $composition } from '../model.ts';
import { canBeHad, ensureStylesheets, loadExposed, loadTexts } from '../remotes/index.ts';

/** Mounts a fragment as a parcel. Rejects with `AbsentFragment`, `StuckFragment`, or the owner's error. */
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

/** Browsers may remember a module that failed, and a program may throw again: only a new document may help. */
async function isStuck(what: string, remote: ComposedRemote): Promise<boolean> {
  if (failed.has(what)) return canBeHad(remote);
  failed.add(what);
  return false;
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
