import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import type { PageFlags } from '@vitrava/shared-kit/contracts/page';
import type { WatchedCanary } from '../canary/index.ts';
import type { VisitorAttributes } from '../experiments/index.ts';
import type { Preview } from '../preview/index.ts';
import type { ExperimentRun } from '../results/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import type { ReleaseProblem } from './problem.ts';

/** Which arm of which experiment a visitor saw, for the exposure log. A canary is an experiment named `canary`. */
export interface Exposure {
  readonly remote: string;
  readonly experiment: string;
  readonly arm: string;
  readonly version: string;
}

/** The exact set of releases a page is made of. A remote without any usable release is absent: a designed state. */
export interface ResolvedComposition {
  /** Names the versions and is signed with the store's secret (`composition-id/`): every server of the store can take it apart. */
  readonly id: string;
  /** By remote name, the shell under `shell`. */
  readonly releases: Readonly<Record<string, ReleaseRecord>>;
  /** True when the choice depended on the visitor. */
  readonly sticky: boolean;
  /** Empty when the composition was found by its id. */
  readonly exposures: readonly Exposure[];
  /** What a link shows its holder: no visitor's page, so that nothing of it counts. */
  readonly isPreview: boolean;
  /** A remote on a channel has no usable release: the owner of an unknown address cannot be determined. */
  readonly isIncomplete: boolean;
}

/** The visitor. `visitorId` null (no cookie, a robot) means stable versions. */
export interface ResolveRequest {
  readonly visitorId: string | null;
  /** What experiments may choose visitors by; nothing is known of a visitor without. */
  readonly attributes?: VisitorAttributes | undefined;
  /** Token of a link whose holder sees other versions (`writePreviewLink`); one that shows nothing (any more) is ignored. */
  readonly preview?: string;
}

/** One browser file of a release, found by its address. */
export interface ServedFile {
  /** Absolute path of the file as built. */
  readonly path: string;
  readonly bytes: number;
  /** Absolute paths of the copies compressed ahead of time, for text files. */
  readonly encoded: { readonly br?: string; readonly gzip?: string };
  /** Headers of every answer with this file; `content-encoding` and `vary` are the server's, when it picks a copy. */
  readonly headers: {
    readonly 'content-type': string;
    readonly 'content-security-policy': string;
    readonly 'cache-control': string;
    readonly etag: string;
  };
}

/** Turns visitors into compositions; one per server process. No method rejects because of the store's content. */
export interface Resolver {
  resolve(request: ResolveRequest): Promise<ResolvedComposition>;
  /** The composition of an id, also of another server or from before a restart; null for any other string, and when one of its releases is gone. */
  byId(id: string): Promise<ResolvedComposition | null>;
  /** Those of the flags, given with their types, that are decided for a visitor; with the variant where it is counted. */
  flagsOf(declared: FlagTypes, request: ResolveRequest): Promise<PageFlags>;
  /** Whether a visitor cookie is worth setting: an experiment, a flag or a canary with a share splits visitors. */
  needsVisitor(): Promise<boolean>;

  /** `<text>.<hmac>`, signed for a purpose with the secret of the store, so that other servers recognise it. */
  sign(purpose: string, text: string): string;
  /** The text again; null when the HMAC does not match or is for another purpose. */
  verify(purpose: string, value: string): string | null;

  /** A hash with the secret of the store, for one purpose. */
  hash(purpose: string, text: string): string;
  /** The experiments that run by the flag file, on remotes and on flags; another provider's are not known. */
  runs(): Promise<readonly ExperimentRun[]>;
  /** Canaries comparable with their control now: not excluded here, and not drawn by an experiment. */
  canaries(): Promise<readonly WatchedCanary[]>;
  /** Whether the draw may have given a visitor this arm of the experiment on a remote, or on `flag:<name>`, whatever was known of them then. */
  mayHaveDrawn(subject: string, visitorId: string, arm: string): boolean;
  /** What the token of a link shows, or why it shows nothing. Any string is safe. */
  previewOf(token: string): Promise<Preview>;

  /** Excludes a version on this server for a time. Settles at its end, by time, `endExclusion` or closing. */
  exclude(remote: string, version: string, reason: string, forMs: number): Promise<void>;

  /** The browser file at `/releases/<remote>/<version>/<path>`, null when there is no such file. Any string is safe. */
  fileOf(remote: string, version: string, path: string): Promise<ServedFile | null>;
  /** The import map of one release (`importMapOf`), null when there is no such release. Any strings are safe. */
  importMapOf(remote: string, version: string): Promise<string | null>;
  /** Integrity of the style sheets of one release, by address, as JSON; null when there is no such release. Any strings are safe. */
  styleIntegrityOf(remote: string, version: string): Promise<string | null>;
  /** Absolute path of the release's server file, for the render pool. Only for releases of a resolved composition. */
  serverFileOf(record: ReleaseRecord): string;

  /** What is wrong now, for the console and the log; empty in a healthy shop. */
  problems(): readonly ReleaseProblem[];
  /** Ends the work that is under way. */
  close(): Promise<void>;
}
