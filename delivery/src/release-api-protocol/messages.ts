import { type Static, type TSchema, Type } from 'typebox';
import { BUILD_REQUEST_BYTES, PackedFilesSchema } from '../build/index.ts';
import { CanaryPlanSchema } from '../store/index.ts';

/** How far the clocks of team and release API may be apart. */
export const CLOCK_MS = 60_000;

const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' });

/** A build, to be released, signed by its team. */
const ReleaseMessageSchema = Type.Object({
  remote: Remote,
  packageVersion: Type.String({ maxLength: 100 }),
  /** ISO 8601; part of the signed record. */
  createdAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  /** Null when the build does not describe itself: then there is no record, and the release API describes the fault. */
  signature: Type.Union([Type.Object({ key: Type.String(), value: Type.String({ maxLength: 100 }) }), Type.Null()]),
  files: PackedFilesSchema,
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

/** A command line of `vitrava`, without the program's name. */
const CommandMessageSchema = Type.Object({
  args: Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 1, maxItems: 60 }),
  by: Type.String({ maxLength: 200 }),
});
export type CommandMessage = Static<typeof CommandMessageSchema>;

/** What a command has come to: as on one's own machine, with its exit code. */
const AnswerSchema = Type.Object({
  code: Type.Integer(),
  lines: Type.Array(Type.String()),
  data: Type.Object({}),
});
export type ReleaseApiResponse = Static<typeof AnswerSchema>;

/** Why a build would be refused: a code and a sentence each, empty when it would go live; and notes on what could not be checked. */
const CheckedSchema = Type.Object({
  refusals: Type.Array(Type.Object({ type: Type.String(), explanation: Type.String() })),
  notes: Type.Optional(Type.Array(Type.String())),
});
export type Checked = Static<typeof CheckedSchema>;

/** A request to a release API (`POST`): its path, what it may weigh, and the messages there and back. */
export interface Route<Message extends TSchema = TSchema, Response extends TSchema = TSchema> {
  readonly path: string;
  readonly bytes: number;
  readonly message: Message;
  readonly response: Response;
}

/** The requests to a release API, for its server and its client. */
export const ROUTES = {
  /** Makes a release of a build. */
  release: { path: '/v1/releases', bytes: BUILD_REQUEST_BYTES, message: ReleaseMessageSchema, response: AnswerSchema },
  /** Runs all checks of a release; nothing is released. */
  check: {
    path: '/v1/checks',
    bytes: BUILD_REQUEST_BYTES,
    message: Type.Object({ remote: Remote, files: PackedFilesSchema }),
    response: CheckedSchema,
  },
  /** Runs a command line. */
  command: { path: '/v1/commands', bytes: 1024 ** 2, message: CommandMessageSchema, response: AnswerSchema },
} as const satisfies Readonly<Record<string, Route>>;

/** Every other answer: a sentence. */
export const FailureSchema = Type.Object({ error: Type.String() });
