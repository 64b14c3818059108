import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bounds what is done at once. A place is free again when the answer is out or the connection is gone. */
export function limited<Kind extends string>(inFlight: Record<Kind, number>, kind: Kind, most: number) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (inFlight[kind] >= most)
      return reply.code(503).header('retry-after', '1').send({ error: 'The door is busy. Try again in a moment.' });
    inFlight[kind]++;
    reply.raw.once('close', () => inFlight[kind]--);
  };
}
