import { type Static, Type } from 'typebox';
import { CanaryPlanSchema } from '../store/index.ts';

/** What a release API takes at most. A release of this shop has a tenth of it. */
export const LIMITS = {
  fileBytes: 16 * 1024 ** 2,
  releaseBytes: 128 * 1024 ** 2,
  files: 2_000,
  /** Of one request that is no file. */
  messageBytes: 1024 ** 2,
  /** How far the clocks of team and release API may be apart. */
  clockMs: 60_000,
} as const;

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' });

/** A file of a build: its place in `dist`, its size, and its SHA-256 in hex. */
const BuildFileSchema = Type.Object({
  path: Type.String({ maxLength: 200 }),
  bytes: Type.Integer({ minimum: 0, maximum: LIMITS.fileBytes }),
  sha256: Digest,
});
export type BuildFile = Static<typeof BuildFileSchema>;

const Files = Type.Array(BuildFileSchema, { minItems: 1, maxItems: LIMITS.files });

/** `POST /v1/uploads`: which files of a build the release API does not have. */
export const UploadSchema = Type.Object({ remote: Remote, files: Files });
export const MissingSchema = Type.Object({ missing: Type.Array(Digest) });

/** `POST /v1/releases`: a build whose files the release API has, signed by its team. */
export const ReleaseMessageSchema = Type.Object({
  remote: Remote,
  packageVersion: Type.String({ maxLength: 100 }),
  /** ISO 8601; part of the signed record. */
  createdAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  /** Null when the build does not describe itself: then there is no record, and the release API describes the fault. */
  signature: Type.Union([Type.Object({ key: Type.String(), value: Type.String({ maxLength: 100 }) }), Type.Null()]),
  files: Files,
  target: Type.Union([
    Type.Object({ channel: Type.Literal('stable') }),
    Type.Object({ channel: Type.Literal('canary'), share: Type.Number(), plan: Type.Optional(CanaryPlanSchema) }),
    Type.Null(),
  ]),
  onlyNew: Type.Boolean(),
  by: Type.String({ maxLength: 200 }),
  reason: Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()]),
});
export type ReleaseMessage = Static<typeof ReleaseMessageSchema>;

/** `POST /v1/checks`: a build whose files the release API has, for all checks of a release. Nothing is released. */
export const CheckMessageSchema = Type.Object({ remote: Remote, files: Files });

/** Why the build would be refused: a code and a sentence each; empty when it would go live. */
export const CheckedSchema = Type.Object({
  refusals: Type.Array(Type.Object({ type: Type.String(), explanation: Type.String() })),
});

export type Checked = Static<typeof CheckedSchema>;

/** `POST /v1/commands`: a command line of `vitrava`, without the program's name. */
export const CommandMessageSchema = Type.Object({
  args: Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 1, maxItems: 60 }),
  by: Type.String({ maxLength: 200 }),
});
export type CommandMessage = Static<typeof CommandMessageSchema>;

/** What a command has come to: as on one's own machine, with its exit code. */
export const AnswerSchema = Type.Object({
  code: Type.Integer(),
  lines: Type.Array(Type.String()),
  data: Type.Object({}),
});
export type ReleaseApiResponse = Static<typeof AnswerSchema>;

/** Every other answer: a sentence. */
export const FailureSchema = Type.Object({ error: Type.String() });
