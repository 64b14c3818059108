import type { KeyObject } from 'node:crypto';
import { Type } from 'typebox';
import { type DistFile, readDist } from '../build/index.ts';
import type { ChannelTarget } from '../channels/index.ts';
import { AnswerSchema, type BuildFile, type DoorAnswer, digestOf, LIMITS, MissingSchema } from '../door-protocol/index.ts';
import { describeBuild } from '../gate/index.ts';
import { recordOf, versionOf } from '../release/index.ts';
import { signRecord } from '../signing/index.ts';
import type { Cause } from '../store/index.ts';
import { type Ask, Incomplete, toJson } from './ask.ts';
import { createProgress } from './progress.ts';

/** A finished build, and what is to become of it. */
export interface BuildToSend {
  readonly remote: string;
  /** Its `dist`. */
  readonly folder: string;
  readonly packageVersion: string;
  readonly target: ChannelTarget | null;
  readonly onlyNew: boolean;
  readonly cause: Cause;
}

/** Files that are on their way at once. */
const IN_FLIGHT = 4;
/** How often files are sent that the door had and has no longer. */
const TURNS = 3;

/** Sends the files that the door does not have, then has the build released, signed. What was sent before an interruption is not sent again. */
export async function sendBuild(ask: Ask, build: BuildToSend, key: KeyObject): Promise<DoorAnswer> {
  const files = await readDist(build.folder);
  if (files.length === 0) throw new Error(`There is no build in ${build.folder}: build the remote first.`);
  const listed = files.map(({ path, content }) => ({ path, bytes: content.length, sha256: digestOf(content) }));
  checkLimits(listed);
  const contents = new Map(files.map(({ content }, index) => [listed[index]?.sha256, content]));
  const upload = {
    method: 'POST',
    path: '/v1/uploads',
    ...toJson({ remote: build.remote, files: listed }),
    answer: MissingSchema,
  } as const;
  const sendMissing = async () => {
    const { missing } = await ask(upload);
    await sendFiles(
      ask,
      missing.map((sha256) => ({ sha256, content: contents.get(sha256) ?? Buffer.alloc(0) })),
    );
  };
  const { cause, remote, packageVersion, target, onlyNew } = build;
  const createdAt = new Date().toISOString();
  const signature = signatureOf(build, files, createdAt, key);
  const message = { remote, packageVersion, createdAt, signature, files: listed, target, onlyNew, by: cause.by, reason: cause.reason };
  const release = { method: 'POST', path: '/v1/releases', ...toJson(message), answer: AnswerSchema } as const;
  for (let turn = 1; ; turn++) {
    await sendMissing();
    try {
      return await ask(release);
    } catch (error) {
      // Another release of the team has ended meanwhile, and its files were taken away: those that this one needs, too, are sent again.
      if (!(error instanceof Incomplete) || turn === TURNS) throw error;
    }
  }
}

async function sendFiles(ask: Ask, files: readonly { readonly sha256: string; readonly content: Buffer }[]): Promise<void> {
  const progress = createProgress(files.map(({ content }) => content.length));
  const waiting = [...files];
  const send = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { sha256, content } = file;
      await ask({ method: 'PUT', path: `/v1/files/${sha256}`, body: content, type: 'application/octet-stream', answer: Type.Object({}) });
      progress.sent(content.length);
    }
  };
  const stopAll = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  // All have ended before the first failure is reported, so that nothing is sent after it.
  const ended = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, () => send().catch(stopAll)));
  progress.end();
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Over the same record that the door makes of these files. Null when the build does not describe itself; the door says why. */
function signatureOf(
  { remote, packageVersion }: BuildToSend,
  files: readonly DistFile[],
  createdAt: string,
  key: KeyObject,
): { key: string; value: string } | null {
  const described = describeBuild(remote, files);
  if (!('accepted' in described)) return null;
  const record = recordOf({ remote, version: versionOf(packageVersion, files), createdAt, files, build: described.accepted });
  return signRecord(record, key).signature ?? null;
}

function checkLimits(files: readonly BuildFile[]): void {
  const large = files.find(({ bytes }) => bytes > LIMITS.fileBytes);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;
  if (large) throw new Error(`${large.path} has ${megabytes(large.bytes)}; a door takes files of at most ${megabytes(LIMITS.fileBytes)}.`);
  if (files.length > LIMITS.files) throw new Error(`The build has ${files.length} files; a door takes at most ${LIMITS.files}.`);
  if (total > LIMITS.releaseBytes)
    throw new Error(`The build has ${megabytes(total)}; a door takes at most ${megabytes(LIMITS.releaseBytes)}.`);
}
