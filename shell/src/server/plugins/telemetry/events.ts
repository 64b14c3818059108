import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Word = Type.String({ pattern: '^[A-Za-z0-9_.:/-]{1,80}$' });

/** One thing that happened in a browser. Words only: no text of a person can get in. */
export const BrowserEventSchema = Type.Object({
  type: Type.Union([Type.Literal('vital'), Type.Literal('error'), Type.Literal('exposure'), Type.Literal('page')]),
  name: Word,
  remote: Type.Optional(Word),
  version: Type.Optional(Word),
  value: Type.Optional(Type.Number()),
});
export type BrowserEvent = Static<typeof BrowserEventSchema>;

/** Where events go. */
export interface EventSink {
  record(event: BrowserEvent): void;
  /** What was not understood. */
  drop(): void;
}

const contract = Compile(BrowserEventSchema);
const MAX_BYTES = 16 * 1024;
const MAX_EVENTS = 50;

/**
 * `POST /_events` with `{"events": […]}`, as `navigator.sendBeacon` sends it; always 204, what is not understood is dropped and counted.
 * The body's parser is the whole scope's: this wants a scope of its own.
 */
export function registerEvents(scope: FastifyInstance, sink: EventSink): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, accept) => accept(null, body));
  scope.post('/_events', { bodyLimit: MAX_BYTES }, (request, reply) => {
    for (const event of readEvents(request.body)) {
      if (contract.Check(event)) sink.record(event);
      else sink.drop();
    }
    return reply.code(204).send();
  });
}

function readEvents(body: unknown): readonly unknown[] {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    const events = typeof parsed === 'object' && parsed !== null && 'events' in parsed ? parsed.events : null;
    return Array.isArray(events) ? events.slice(0, MAX_EVENTS) : [null];
  } catch {
    return [null];
  }
}
