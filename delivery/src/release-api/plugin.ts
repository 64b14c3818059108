import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CommandResult, EXIT, runRemoteCommand } from '../cli/index.ts';
import type { Backend } from '../gate/index.ts';
import { CheckMessageSchema, CommandMessageSchema, digestOf, ReleaseMessageSchema, UploadSchema } from '../release-api-protocol/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import { mayRelease, signedStore, type Trust } from '../signing/index.ts';
import type { Sql } from '../sql/index.ts';
import { oneLine, type ReleaseStore } from '../store/index.ts';
import { createAuthentication, type Sender } from './authenticate.ts';
import { checked, readSignedBodies } from './bodies.ts';
import { checkUpload } from './check-upload.ts';
import { createDeduplication } from './deduplication.ts';
import { failure, handleErrors } from './errors.ts';
import { createGateQueue, createUploadLimit } from './limits.ts';
import { releaseUpload } from './release-upload.ts';
import { createStaging } from './staging.ts';
import { createUsedNonces } from './used-nonces.ts';
import { validateFiles } from './validate-files.ts';

/** Dependencies of a release API. */
export interface ReleaseApiOptions {
  /** The store without signatures: the release API checks uploads itself. */
  readonly store: ReleaseStore;
  readonly trust: Trust;
  /** Stores the nonces of requests. Several release APIs behind one address share it: a request that one has accepted, the others refuse. */
  readonly nonces: Sql;
  /** The results of the experiments of the store. */
  readonly openResults: () => ResultsCollector;
  /** The sums per version. */
  readonly openSums: () => ResultsCollector;
  /** Where uploads lie until they are complete. */
  readonly stagingDir: string;
  /** A file from whose place `react` and the other shared modules are found. */
  readonly modulesFrom: string;
  /** Where the shop is for visitors, for links into it; null where that is not known. */
  readonly shop: string | null;
  /** Reads the contract of the shop's backend; without it the calls of releases are not compared. */
  readonly readBackend?: () => Promise<Backend>;
}

declare module 'fastify' {
  interface FastifyRequest {
    sender: Sender | null;
  }
}

const MINUTE_MS = 60_000;
/** Requests of an address: several releases with all their files. */
const REQUESTS_PER_MINUTE = 3_000;
const FAILURES_PER_MINUTE = 30;
const FILES_IN_FLIGHT = 16;
const GATES = { concurrency: 2, waiting: 8 };

/** The person's name as it may stand in the history: one line, not too long. */
const asName = (text: string) => oneLine(text, 200) || 'someone';

/** Lets teams release and move their remotes over the network. Every request is signed with the key of a team. What teams send is tried in a thread without powers (gate/probe-permissions.ts). */
export async function releaseApi(app: FastifyInstance, options: ReleaseApiOptions): Promise<void> {
  const { trust, nonces, stagingDir } = options;
  const authenticate = createAuthentication(trust, createUsedNonces(nonces));
  const staging = createStaging(stagingDir);
  await staging.sweep();
  const sweeping = setInterval(
    () => void staging.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'uploads cannot be swept')),
    60 * MINUTE_MS,
  );
  sweeping.unref();
  app.addHook('onClose', async () => {
    clearInterval(sweeping);
    await nonces.close();
  });

  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_request, { after }) => tooMany(after),
  });
  const countFailure = app.createRateLimit({ max: FAILURES_PER_MINUTE, timeWindow: MINUTE_MS });
  app.decorateRequest('sender', null);
  readSignedBodies(app);
  handleErrors(app);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'There is nothing here. Use "npx vitrava … --to <address>".' }),
  );

  // Before a body is read: only teams send any.
  app.addHook('onRequest', async (request, reply) => {
    const sender = await authenticate(request);
    if (typeof sender !== 'string') {
      request.sender = sender;
      return;
    }
    const counted = await countFailure(request);
    if (!counted.isAllowed && counted.isExceeded)
      return reply.code(429).header('retry-after', '60').send({ error: 'Too many requests were refused. Try again in a minute.' });
    return reply.code(401).send({ error: sender });
  });

  addRoutes(app, options, staging);
}

function addRoutes(
  app: FastifyInstance,
  { store, trust, openResults, openSums, modulesFrom, readBackend, shop }: ReleaseApiOptions,
  staging: ReturnType<typeof createStaging>,
): void {
  const trusted = signedStore(store, { trust });
  const uploads = createUploadLimit(FILES_IN_FLIGHT);
  const atGate = createGateQueue(GATES);
  const once = createDeduplication<CommandResult | 'incomplete'>((answer) => answer !== 'incomplete' && !answer.refused);

  app.post('/v1/uploads', async (request) => {
    const { remote, files } = checked(UploadSchema, request.body);
    validateFiles(files);
    return { missing: await staging.missing(store, senderOf(request).key.team, remote, files) };
  });

  app.put<{ Params: { sha256: string } }>('/v1/files/:sha256', { onRequest: uploads.onRequest }, async (request, reply) => {
    const { sha256 } = request.params;
    const body = request.body instanceof Uint8Array ? Buffer.from(request.body) : Buffer.alloc(0);
    if (digestOf(body) !== sha256) throw failure(400, `The content of ${sha256.slice(0, 64)} is another one.`);
    const { key } = senderOf(request);
    const stored = await uploads.during(request, () => staging.put(key.team, sha256, body));
    if (stored === 'full') throw failure(507, 'Too many unfinished uploads of this team lie here. Finish one, or try again tomorrow.');
    return reply.code(201).send({});
  });

  app.post('/v1/releases', async (request) => {
    const message = checked(ReleaseMessageSchema, request.body);
    validateFiles(message.files);
    const { key, proof } = senderOf(request);
    const named = { ...message, by: asName(message.by) };
    const take = () => releaseUpload({ store, trust, staging, modulesFrom, message: named, key, backend: readBackend?.() });
    const answer = await once(`${key.id} ${proof.digest}`, () => atGate(take));
    if (answer === 'incomplete') throw incomplete();
    return { lines: answer.lines, data: answer.data, code: answer.refused ? EXIT.refused : EXIT.done };
  });

  app.post('/v1/checks', async (request) => {
    const message = checked(CheckMessageSchema, request.body);
    validateFiles(message.files);
    const { key } = senderOf(request);
    const refusals = await atGate(() => checkUpload({ store: trusted, staging, modulesFrom, message, key, backend: readBackend?.() }));
    if (refusals === 'incomplete') throw incomplete();
    return { refusals };
  });

  app.post('/v1/commands', async (request) => {
    const { args, by } = checked(CommandMessageSchema, request.body);
    const { key } = senderOf(request);
    const team = { name: `${key.team} (key ${key.id})`, mayMove: (remote: string) => mayRelease(key, remote) };
    const answer = await runRemoteCommand(args, { openStore: () => trusted, openResults, openSums, by: asName(by), team, shop });
    return { lines: answer.lines, data: answer.data, code: answer.code ?? (answer.refused ? EXIT.refused : EXIT.done) };
  });
}

function senderOf({ sender }: FastifyRequest): Sender {
  if (sender === null) throw failure(401, 'The request is not signed with the key of a team.');
  return sender;
}

function incomplete(): Error {
  return failure(409, 'Some files of the build have not come. Run the command again: only those are sent.');
}

function tooMany(after: string): Error {
  return failure(429, `Too many requests. Try again in ${after}.`);
}
