import { abortAfter } from '@vitrava/shared-kit/abort';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { obj, str } from '@withease/contracts';

/** What the shop depends on in `/builds/meta/<id>.json`: the version of the shell and of each remote. */
const buildContract = obj({ versions: obj(str, str) });

type Versions = Readonly<Record<string, string>>;

/** Whether a page of `owner` differs in the live build, and so comes as a document; unknown counts as different. */
export function createNewerBuild(composition: PageComposition, latestId: () => string): (owner: string | undefined) => Promise<boolean> {
  const everywhere = Object.entries(composition.remotes).flatMap(([name, { service }]) => (service === null ? [] : [name]));
  const own = (name: string) => (name === 'shell' ? composition.shell : composition.remotes[name]?.version);
  let known: { readonly id: string; readonly versions: Promise<Versions> } | null = null;

  function versionsOf(id: string): Promise<Versions> {
    if (known?.id === id) return known.versions;
    const requested = { id, versions: readVersions(id) };
    known = requested;
    // A failed request is sent again.
    requested.versions.catch(() => {
      if (known === requested) known = null;
    });
    return requested.versions;
  }

  return async (owner) => {
    const id = latestId();
    if (id === composition.id) return false;
    if (owner === undefined) return true;
    try {
      const versions = await versionsOf(id);
      // A remote that this page lacks may be one with a service.
      return [...Object.keys(versions).filter((name) => own(name) === undefined), 'shell', owner, ...everywhere].some(
        (name) => versions[name] !== own(name),
      );
    } catch {
      return true;
    }
  };
}

async function readVersions(id: string): Promise<Versions> {
  const answer: unknown = await (await fetch(`/builds/meta/${id}.json`, { signal: abortAfter(5000) })).json();
  if (!buildContract.isData(answer)) throw new Error(`The build ${id} is not described.`);
  return answer.versions;
}
