/** `still`: a check failed. `back`: it has just returned, which is shown for a moment. */
export type Connection = 'fine' | 'lost' | 'still' | 'back';

/** `checked-in-vain`: the shop did not respond. `return-shown`: the notice of the return has ended. */
export type ConnectionEvent = 'lost' | 'returned' | 'checked-in-vain' | 'return-shown';

/** What becomes of the connection, as the page shows it, when something happens to it. */
export function transition(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'lost':
      return 'lost';
    case 'returned':
      return connection === 'lost' || connection === 'still' ? 'back' : connection;
    case 'checked-in-vain':
      return connection === 'lost' ? 'still' : connection;
    case 'return-shown':
      return connection === 'back' ? 'fine' : connection;
  }
}
