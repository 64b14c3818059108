import path from 'node:path';
import { type RemoteSource, readRemote, writePaths } from '@vitrava/shared-kit/build';
import { addTexts, write, writeTemplates } from './files.ts';
import { checkPage, newRemoteName, partName, RefusedCommand, readRemotes } from './refusals.ts';

/** The place of a remote: a workspace of the shop's repository, or a repository of its own. */
type Place = 'workspace' | 'repository';

/** The published JSON Schemas, from the folder of the remote. */
const SCHEMAS = { workspace: '../delivery/schemas', repository: 'node_modules/vitrava/schemas' } as const;

/** A remote with one page, in a folder of its name below `into`. */
interface NewRemote {
  readonly into: string;
  readonly remote: string | undefined;
  /** Of its page; absent: `/gift` of `mfe-gift`. */
  readonly path?: string | undefined;
  /** What is written beside the remote itself, and from which values. */
  readonly template: Place;
  readonly values: (remote: string) => Readonly<Record<string, unknown>>;
  readonly usage: string;
}

/** A page or a fragment of the remote in `folder`. */
interface NewPart {
  readonly folder: string;
  readonly kind: 'page' | 'fragment';
  readonly name: string | undefined;
  /** Of a page; absent: below the path of the remote, `/gift/thanks`. */
  readonly path?: string | undefined;
  readonly remotes: readonly RemoteSource[];
  readonly place: Place;
}

/** Makes a remote and gives the written files. Throws `RefusedCommand` before anything is written. */
export function makeRemote({ into, remote: requested, path: to, template, values, usage }: NewRemote): string[] {
  const remote = newRemoteName(into, requested, usage);
  const page = remote.slice('mfe-'.length);
  const address = to ?? `/${page}`;
  checkPage(readRemotes(into), page, address);
  const folder = path.join(into, remote);
  const all = { ...values(remote), remote, path: address, schemas: SCHEMAS[template] };
  return [...['remote', template].flatMap((set) => writeTemplates(folder, set, all)), ...writePage(folder, page, address, template)];
}

/** Makes a page or a fragment and gives the written files. Throws `RefusedCommand` before anything is written. */
export function makePart({ folder, kind, name: requested, path: to, remotes, place }: NewPart): string[] {
  const remote = readRemote(folder).manifest.name;
  const name = partName(folder, kind, remote, requested);
  if (kind === 'page') {
    const address = to ?? `/${remote.slice('mfe-'.length)}/${name}`;
    checkPage(remotes, name, address);
    return writePage(folder, name, address, place);
  }
  if (to !== undefined) throw new RefusedCommand('A fragment has no path: it is shown by pages. Leave --path out.');
  const names = namesOf(name);
  const texts = addTexts(folder, { [names.key]: { title: sentenceOf(name), close: 'OK' } });
  return [...writeTemplates(path.join(folder, 'src/fragments', name), 'fragment', names), ...texts];
}

/** A page with a heading and a sentence, its texts, and the paths of all pages. */
function writePage(folder: string, name: string, to: string, place: Place): string[] {
  const names = namesOf(name);
  const files = writeTemplates(path.join(folder, 'src/pages', name), 'page', { ...names, path: to, schemas: SCHEMAS[place] });
  const texts = addTexts(folder, { routes: { [name]: sentenceOf(name) }, [names.key]: { text: `${sentenceOf(name)}.` } });
  return [...files, ...texts, write(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)))];
}

/** «gift-cards» is `Gift cards`: the text until somebody writes a better one. */
function sentenceOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names by which templates call a page or a fragment: `GiftCards` its component, `giftCards` the key of its texts. */
function namesOf(name: string) {
  const upper = (_: string, letter: string) => letter.toUpperCase();
  return { name, component: name.replace(/(?:^|-)([a-z0-9])/g, upper), key: name.replace(/-([a-z0-9])/g, upper) };
}
