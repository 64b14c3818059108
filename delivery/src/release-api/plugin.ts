import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { findPathConflict, type PackedFiles } from '../build/index.ts';
import { type CommandResult, EXIT, runRemoteCommand } from '../cli/index.ts';
import { type Backend, refuse } from '../gate/index.ts';
import { checkBuild, type FirstLoad } from '../release/index.ts';
import { ROUTES } from '../release-api-protocol/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import { mayRelease, signedStore, type Trust } from '../signing/index.ts';
import type { Sql } from '../sql/index.ts';
import { oneLine, type ReleaseStore } from '../store/index.ts';
import { createAuthentication, type Sender } from './authenticate.ts';
import { checked, readSignedBodies } from './bodies.ts';
import { withBuildFolder } from './build-folders.ts';
import { createDeduplication } from './deduplication.ts';
import { failure, handleErrors } from './errors.ts';
import { createPlaces } from './limits.ts';
import { releaseUpload } from './release-upload.ts';
import { createUsedNonces } from './used-nonces.ts';

/** Dependencies of a release API. */
export interface ReleaseApiOptions {
  /** The store without signatures: the release API checks uploads itself. */
  readonly store: ReleaseStore;
  readonly trust: Trust;
  /** Stores the nonces of requests. Release APIs behind one address share it, so that a request is accepted once. */
  readonly nonces: Sql;
  /** The results of the experiments of the store. */
  readonly openResults: () => ResultsCollector;
  /** The sums per version. */
  readonly openSums: () => ResultsCollector;
  /** The folder of builds that the gate checks. */
  readonly buildsDir: string;
  /** A file from whose place `react` and the other shared modules are found. */
  readonly modulesFrom: string;
  /** Where the shop is for visitors, for links into it; null where that is not known. Only a shop at `http:` takes remotes of this machine. */
  readonly shop: string | null;
  /** Reads the contract of the shop's backend; without it the calls of releases are not compared. */
  readonly readBackend?: () => Promise<Backend>;
  /** What the pages of uploaded builds are opened with; without it they are not. */
  readonly firstLoad?: FirstLoad;
}

declare module 'fastify' {
  interface FastifyRequest {
    sender: Sender | null;
  }
}

const MINUTE_MS = 60_000;
/** Requests of an address. A release or a command is one request, and a release may be as large as a build can be. */
const REQUESTS_PER_MINUTE = 100;
const FAILURES_PER_MINUTE = 30;
/** Builds that are received, wait or are checked. */
const BUILDS = 10;
/** Builds that are checked at the same time; the others wait in the order of their arrival. */
const GATES = 2;

/** The person's name as it may stand in the history: one line, not too long. */
const asName = (text: string) => oneLine(text, 200) || 'someone';

/** Lets teams release over the network with signed requests. Their code runs in a thread without permissions. */
export async function releaseApi(app: FastifyInstance, options: ReleaseApiOptions): Promise<void> {
  const { trust, nonces } = options;
  const authenticate = createAuthentication(trust, createUsedNonces(nonces));
  app.addHook('onClose', () => nonces.close());

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

  addBuildRoutes(app, options);
  addCommandRoute(app, options);
}

function addBuildRoutes(app: FastifyInstance, options: ReleaseApiOptions): void {
  const { store, trust, buildsDir, modulesFrom, readBackend, firstLoad, shop } = options;
  const isPublic = !shop?.startsWith('http:');
  const trusted = signedStore(store, { trust });
  const places = createPlaces(BUILDS);
  const gate = new PQueue({ concurrency: GATES });
  const once = createDeduplication<CommandResult>(({ refused }) => !refused);
  const routeOptions = ({ bytes }: { readonly bytes: number }) => ({ onRequest: places.onRequest, bodyLimit: bytes });

  app.post(ROUTES.release.path, routeOptions(ROUTES.release), async (request) => {
    const { files, ...message } = checked(ROUTES.release.message, request.body);
    const { key, proof } = senderOf(request);
    requireDistinctPaths(files);
    const upload = { store, trust, modulesFrom, firstLoad, isPublic, message: { ...message, by: asName(message.by) }, key };
    const release = (folder: string) => gate.add(() => releaseUpload({ ...upload, folder, backend: readBackend?.() }));
    const answer = await places.during(request, () => {
      const pending = once(`${key.id} ${proof.digest}`, () => withBuildFolder(buildsDir, files.splice(0), release));
      // A repeated message waits for the answer of the first one without its own bytes.
      files.length = 0;
      return pending;
    });
    return { lines: answer.lines, data: answer.data, code: answer.refused ? EXIT.refused : EXIT.done };
  });

  app.post(ROUTES.check.path, routeOptions(ROUTES.check), async (request) => {
    const { remote, files } = checked(ROUTES.check.message, request.body);
    const { key } = senderOf(request);
    if (!mayRelease(key, remote)) return { refusals: [refuse('remote-not-yours', { remote, team: nameOf(key) })] };
    // Teams request this before they build, and need no place of the gate for it.
    if (files.length === 0) return { refusals: [refuse('build-missing', { folder: 'dist' })] };
    requireDistinctPaths(files);
    const build = { store: trusted, remote, modulesFrom, firstLoad, isPublic };
    const check = (folder: string) => gate.add(() => checkBuild({ ...build, folder, backend: readBackend?.() }));
    return places.during(request, () => withBuildFolder(buildsDir, files, check));
  });
}

function addCommandRoute(app: FastifyInstance, { store, trust, openResults, openSums, shop, readBackend }: ReleaseApiOptions): void {
  const trusted = signedStore(store, { trust });
  app.post(ROUTES.command.path, { bodyLimit: ROUTES.command.bytes }, async (request) => {
    const { args, by } = checked(ROUTES.command.message, request.body);
    const { key } = senderOf(request);
    const team = { name: nameOf(key), mayMove: (remote: string) => mayRelease(key, remote) };
    const openStore = () => trusted;
    const answer = await runRemoteCommand(args, { openStore, openResults, openSums, readBackend, by: asName(by), team, shop });
    return { lines: answer.lines, data: answer.data, code: answer.code ?? (answer.refused ? EXIT.refused : EXIT.done) };
  });
}

function requireDistinctPaths(files: PackedFiles): void {
  const conflict = findPathConflict(files);
  if (conflict !== null) throw failure(400, conflict);
}

function nameOf({ team, id }: Sender['key']): string {
  return `${team} (key ${id})`;
}

function senderOf({ sender }: FastifyRequest): Sender {
  if (sender === null) throw failure(401, 'The request is not signed with the key of a team.');
  return sender;
}

function tooMany(after: string): Error {
  return failure(429, `Too many requests. Try again in ${after}.`);
}
