import { rm } from 'node:fs/promises';
import type { DistFile } from '../build/index.ts';
import { type ChannelTarget, moveChannel, readUsableRelease } from '../channels/index.ts';
import { readBuild } from '../foreign/index.ts';
import { type Backend, checkCandidate, inspectBuild, type Refusal, refuse } from '../gate/index.ts';
import { type Attribution, historyEntry, type ReleaseRecord, type ReleaseStore } from '../store/index.ts';
import { checkFolder } from './check-folder.ts';
import { versionOf } from './digests.ts';
import { checkFirstLoad, type FirstLoad, NO_FIRST_LOAD } from './first-load/index.ts';
import { recordOf, writeRelease } from './write-release.ts';

/** A semantic version without build metadata, whose `+` would not survive in an address. */
const PACKAGE_VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** A build that wants to go live. */
export interface ReleaseRequest {
  readonly store: ReleaseStore;
  readonly remote: string;
  /** The build's folder, `<remote>/dist`. */
  readonly folder: string;
  /** Version in the remote's package.json; the digest of the content is appended. */
  readonly packageVersion: string;
  /** A file from whose place `react` and the other shared modules are found, e.g. the remote's package.json. */
  readonly modulesFrom: string;
  /** Null stores the release without showing it to anyone. */
  readonly target: ChannelTarget | null;
  readonly attribution: Attribution;
  /** Leaves the channels alone when this content was live before, so that a rollback outlives the next start. */
  readonly onlyNew?: boolean;
  /** The backend of the shop, whose contract the release's calls are compared with; without one they are not. */
  readonly backend?: Promise<Backend> | undefined;
  /** What its pages are opened with; without it they are not. */
  readonly firstLoad?: FirstLoad | undefined;
  /** The shop is not for this machine alone. */
  readonly isPublic?: boolean | undefined;
}

/**
 * `unchanged`: already there. `signed`: with another signature now. `known`: left alone by `onlyNew`. `notOpened`: why the pages of a new release
 * were not opened in a browser.
 */
export type ReleaseOutcome =
  | {
      readonly type: 'released' | 'unchanged' | 'signed' | 'known';
      readonly record: ReleaseRecord;
      readonly notOpened?: string | null;
    }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** Takes a build through the gate, stores it and points a channel at it, or changes nothing. Idempotent by content. */
export async function releaseBuild(request: ReleaseRequest): Promise<ReleaseOutcome> {
  const { store, remote, folder, packageVersion } = request;
  if (!PACKAGE_VERSION.test(packageVersion)) {
    return { type: 'refused', refusals: [refuse('package-version-invalid', { version: packageVersion })] };
  }
  const files = await readBuild(folder);
  const version = versionOf(packageVersion, files);
  const known = await readUsableRelease(store, remote, version);
  // Damaged counts as unknown: the same content released again heals it.
  if ('type' in known) return releaseNew(request, version, files);
  const pointers = await store.pointers(remote);
  const wasLive = pointers.type === 'found' && (pointers.value.stable !== null || pointers.value.history.length > 0);
  if (request.onlyNew && wasLive) return { type: 'known', record: known };
  // A team changes its key by releasing again: the release must outlive the old one.
  const isOfOldKey = (await store.wouldSignAgain?.(known)) === true;
  return isOfOldKey ? releaseNew(request, version, files) : goLive(request, known, null);
}

async function releaseNew(request: ReleaseRequest, version: string, files: readonly DistFile[]): Promise<ReleaseOutcome> {
  const { store, remote, folder, modulesFrom, attribution, target } = request;
  const { responses, contract } = (await request.backend) ?? {};
  const inspected = await inspectBuild({ remote, folder, files, modulesFrom, responses, store });
  if ('refusals' in inspected) return { type: 'refused', refusals: inspected.refusals };
  const { accepted: build } = inspected;
  // Beside what is live now; under the lock it is compared once more. A browser is only started for what passes.
  const content = { remote, version, createdAt: attribution.at, files, build };
  const misfits = [
    ...(await checkFolder(recordOf(content), { store, isPublic: request.isPublic })),
    ...(await checkCandidate({ remote, version, manifest: build.manifest }, { store: target ? store : null, contract })),
  ];
  if (misfits.length > 0) return { type: 'refused', refusals: misfits };
  const { refusals, notOpened } = await checkFirstLoad({ remote, files, build, store, firstLoad: request.firstLoad ?? NO_FIRST_LOAD });
  if (refusals.length > 0) return { type: 'refused', refusals };
  const draft = await store.prepareFolder();
  try {
    const marked = { ...content, ...(notOpened === null && { openedAt: attribution.at }) };
    const outcome = await goLive(request, await writeRelease(draft, marked), draft);
    return outcome.type === 'refused' ? outcome : { ...outcome, notOpened };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Stores the draft, if there is one, and moves the channel, under the lock of channels. What is refused leaves nothing behind. */
async function goLive(request: ReleaseRequest, record: ReleaseRecord, draft: string | null): Promise<ReleaseOutcome> {
  const { store, target, attribution } = request;
  const contract = (await request.backend)?.contract;
  return store.exclusively(async () => {
    const outcome = { isSignedAgain: false };
    const onAccepted = async () => {
      outcome.isSignedAgain = draft !== null && (await acceptDraft(store, record, draft));
    };
    const unchanged = () => (outcome.isSignedAgain ? 'signed' : 'unchanged');
    if (target) {
      const moved = await moveChannel(store, record, { target, by: 'release', attribution, contract, onAccepted });
      return moved.type === 'refused' ? moved : { type: moved.changed ? 'released' : unchanged(), record };
    }
    const refusals = await checkCandidate(record, { store: null, contract });
    if (refusals.length > 0) return { type: 'refused', refusals };
    await onAccepted();
    if (draft === null) return { type: unchanged(), record };
    const { remote, version } = record;
    await store.commit({ entry: historyEntry(attribution, { move: 'publish', remote, to: { published: version } }) });
    return { type: outcome.isSignedAgain ? 'signed' : 'released', record };
  });
}

/** Stores the draft. Whether the same content was there and has got another signature. */
async function acceptDraft(store: ReleaseStore, { remote, version }: ReleaseRecord, draft: string): Promise<boolean> {
  const signature = async () => {
    const stored = await store.release(remote, version);
    return stored.type === 'found' ? stored.value.signature?.value : undefined;
  };
  const before = await signature();
  const isNew = await store.accept(remote, version, draft);
  return !isNew && (await signature()) !== before;
}
