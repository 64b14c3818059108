import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Connection, type ConnectionEvent, transition } from './connection.ts';

const event = fc.constantFrom<ConnectionEvent>('lost', 'returned', 'checked-in-vain', 'return-shown');

describe('the connection, whatever happens to it in whatever order', () => {
  it('The connection is shown as back only after it was lost, and never as lost once it has returned', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let connection: Connection = 'fine';
        for (const one of events) {
          const before: Connection = connection;
          connection = transition(before, one);
          if (connection === 'back' && before !== 'back') expect(['lost', 'still']).toContain(before);
          if (one === 'lost') expect(connection).toBe('lost');
          if (one === 'returned') expect(['fine', 'back']).toContain(connection);
          if (one === 'return-shown') expect(connection).not.toBe('back');
        }
      }),
    );
  });
});
