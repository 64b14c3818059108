import { isSameOrigin } from '@vitrava/server-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Word = Type.String({ pattern: '^[A-Za-z0-9_.$:/-]{1,80}$' });

/**
 * One thing that happened in a browser. Words only: no text of a person can get in. `call`: a server failed to
 * answer a call, whose id is `request`; `exposure`: an arm was shown, its name in `name`; `goal`: a
 * business event of the bus, its sid in `name`.
 */
export const BrowserEventSchema = Type.Object({
  type: Type.Enum(['vital', 'error', 'call', 'page', 'exposure', 'goal']),
  name: Word,
  remote: Type.Optional(Word),
  version: Type.Optional(Word),
  value: Type.Optional(Type.Number()),
  request: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]{8,64}$' })),
});
export type BrowserEvent = Static<typeof BrowserEventSchema>;

/** Which page reports: the id of its composition, and for how long it has been there, in milliseconds. */
export interface ReportedPage {
  readonly compositionId: string;
  readonly ageMs: number;
}

export interface EventSink {
  /** What a page reports, in order. */
  record(events: readonly BrowserEvent[], page: ReportedPage, request: FastifyRequest): Promise<void>;
  /** What was not understood, or does not come from a page of the shop. */
  drop(): void;
}

const contract = Compile(BrowserEventSchema);
const MAX_BYTES = 16 * 1024;
const MAX_EVENTS = 50;

/** `POST /_events` by `navigator.sendBeacon`; always 204, the unknown is counted. Needs a scope for its parser. */
export function registerEvents(scope: FastifyInstance, sink: EventSink): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, accept) => accept(null, body));
  scope.post('/_events', { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const { composition, ageMs, events } = isSameOrigin(request) ? readReport(request.body) : NOTHING;
    const understood = events.filter((event): event is BrowserEvent => contract.Check(event));
    for (let dropped = understood.length; dropped < events.length; dropped += 1) sink.drop();
    if (understood.length > 0) await sink.record(understood, { compositionId: composition, ageMs }, request);
    return reply.code(204).send();
  });
}

interface Report {
  readonly composition: string;
  readonly ageMs: number;
  readonly events: readonly unknown[];
}

/** Counts as one event that is not understood. */
const NOTHING: Report = { composition: '', ageMs: 0, events: [null] };

function readReport(body: unknown): Report {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    if (typeof parsed !== 'object' || parsed === null || !('events' in parsed) || !('composition' in parsed)) return NOTHING;
    const { events, composition } = parsed;
    // Shells that were released before pages sent their age are taken for new pages.
    const ageMs = 'age' in parsed && typeof parsed.age === 'number' && parsed.age >= 0 ? parsed.age : 0;
    return Array.isArray(events) && typeof composition === 'string' ? { composition, ageMs, events: events.slice(0, MAX_EVENTS) } : NOTHING;
  } catch {
    return NOTHING;
  }
}
