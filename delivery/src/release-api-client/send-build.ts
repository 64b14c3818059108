import type { KeyObject } from 'node:crypto';
import PQueue from 'p-queue';
import { type Static, type TSchema, Type } from 'typebox';
import { type DistFile, readDist } from '../build/index.ts';
import type { ChannelTarget } from '../channels/index.ts';
import { describeBuild } from '../gate/index.ts';
import { recordOf, versionOf } from '../release/index.ts';
import {
  AnswerSchema,
  type BuildFile,
  type Checked,
  CheckedSchema,
  digestOf,
  LIMITS,
  MissingSchema,
  type ReleaseApiResponse,
} from '../release-api-protocol/index.ts';
import { signRecord } from '../signing/index.ts';
import type { Attribution } from '../store/index.ts';
import { createProgress } from './progress.ts';
import { type ApiRequest, Incomplete, type SendRequest, toJson } from './request.ts';

/** A finished build. */
export interface BuildToCheck {
  readonly remote: string;
  /** Its `dist`. */
  readonly folder: string;
}

/** A finished build with the target of its release. */
export interface BuildToSend extends BuildToCheck {
  readonly packageVersion: string;
  readonly target: ChannelTarget | null;
  readonly onlyNew: boolean;
  readonly attribution: Attribution;
}

/** Files that are on their way at once. */
const IN_FLIGHT = 4;
/** How often files are sent that the release API had and has no longer. */
const TURNS = 3;

/** Sends the files that the release API does not have, then has the build released, signed. What was sent before an interruption is not sent again. */
export async function sendBuild(sendRequest: SendRequest, build: BuildToSend, key: KeyObject): Promise<ReleaseApiResponse> {
  const read = await readBuild(build);
  const { attribution, remote, packageVersion, target, onlyNew } = build;
  const createdAt = new Date().toISOString();
  const signature = signatureOf(build, read.files, createdAt, key);
  const message = {
    remote,
    packageVersion,
    createdAt,
    signature,
    files: read.listed,
    target,
    onlyNew,
    by: attribution.by,
    reason: attribution.reason,
  };
  return sendThen(sendRequest, build, read, { method: 'POST', path: '/v1/releases', ...toJson(message), response: AnswerSchema });
}

/**
 * Sends the files that the release API does not have, then runs its gate. Sent files need not be sent again by a
 * release.
 */
export async function checkBuildAt(sendRequest: SendRequest, build: BuildToCheck): Promise<Checked> {
  const read = await readBuild(build);
  const message = { remote: build.remote, files: read.listed };
  return sendThen(sendRequest, build, read, { method: 'POST', path: '/v1/checks', ...toJson(message), response: CheckedSchema });
}

interface ReadBuild {
  readonly files: readonly DistFile[];
  readonly listed: readonly BuildFile[];
}

async function readBuild({ folder }: BuildToCheck): Promise<ReadBuild> {
  const files = await readDist(folder);
  if (files.length === 0) throw new Error(`There is no build in ${folder}: build the remote first.`);
  const listed = files.map(({ path, content }) => ({ path, bytes: content.length, sha256: digestOf(content) }));
  checkLimits(listed);
  return { files, listed };
}

/** Sends the missing files of a build, then the call that needs them. */
async function sendThen<Schema extends TSchema>(
  sendRequest: SendRequest,
  { remote }: BuildToCheck,
  { files, listed }: ReadBuild,
  call: ApiRequest<Schema>,
): Promise<Static<Schema>> {
  const contents = new Map(files.map(({ content }, index) => [listed[index]?.sha256, content]));
  const upload = { method: 'POST', path: '/v1/uploads', ...toJson({ remote, files: listed }), response: MissingSchema } as const;
  for (let turn = 1; ; turn++) {
    const { missing } = await sendRequest(upload);
    await sendFiles(
      sendRequest,
      missing.map((sha256) => ({ sha256, content: contents.get(sha256) ?? Buffer.alloc(0) })),
    );
    try {
      return await sendRequest(call);
    } catch (error) {
      // Another release of the team has ended meanwhile, and its files were taken away: those that this one needs, too, are sent again.
      if (!(error instanceof Incomplete) || turn === TURNS) throw error;
    }
  }
}

async function sendFiles(sendRequest: SendRequest, files: readonly { readonly sha256: string; readonly content: Buffer }[]): Promise<void> {
  const progress = createProgress(files.map(({ content }) => content.length));
  const queue = new PQueue({ concurrency: IN_FLIGHT });
  const send = async ({ sha256, content }: (typeof files)[number]) => {
    await sendRequest({
      method: 'PUT',
      path: `/v1/files/${sha256}`,
      body: content,
      type: 'application/octet-stream',
      response: Type.Object({}),
    });
    progress.sent(content.length);
  };
  try {
    await Promise.all(files.map((file) => queue.add(() => send(file))));
  } catch (error) {
    // All have ended before the first failure is reported, so that nothing is sent after it.
    queue.clear();
    await queue.onIdle();
    throw error;
  } finally {
    progress.end();
  }
}

/**
 * Over the same record that the release API makes of these files. Null when the build does not describe itself; the
 * release API explains why.
 */
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
  if (large)
    throw new Error(`${large.path} has ${megabytes(large.bytes)}; a release API takes files of at most ${megabytes(LIMITS.fileBytes)}.`);
  if (files.length > LIMITS.files) throw new Error(`The build has ${files.length} files; a release API takes at most ${LIMITS.files}.`);
  if (total > LIMITS.releaseBytes)
    throw new Error(`The build has ${megabytes(total)}; a release API takes at most ${megabytes(LIMITS.releaseBytes)}.`);
}
