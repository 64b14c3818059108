/**
 * What a list is made of. `item`: an entry as the server keeps it; `command`: what the shopper wants of one product; `call`: one request to
 * the server about it; `reason`: why a call has not been granted.
 */
export interface ListTypes {
  readonly item: { readonly product: number };
  readonly command: object;
  readonly call: { readonly owner: number; readonly product: number };
  readonly reason: string;
}

/** A change of one product's entry that the server has not confirmed; at most one per product. */
export interface PendingChange<T extends ListTypes> {
  readonly product: number;
  /** `waiting`: a call can be sent; `inFlight`: one is under way; `failed`: the shopper decides. */
  readonly status: 'waiting' | 'inFlight' | 'failed';
  /** Under way; null when there is a command only. */
  readonly call: T['call'] | null;
  /** What `call` was to do. */
  readonly sent: T['command'] | null;
  /** What was asked for since, or has not been sent yet. */
  readonly command: T['command'] | null;
  readonly failure: T['reason'] | null;
  /** A call about it got no answer: the entry may be other than `settled` says until the list is read again. */
  readonly isUnsure: boolean;
}

/** A list that the server keeps for one customer: entries as the server last reported them, and the changes that it has not confirmed. */
export interface OptimisticList<T extends ListTypes> {
  /** Whose list it is; null for none. */
  readonly owner: number | null;
  readonly isRead: boolean;
  readonly settled: readonly T['item'][];
  /** In the order of their first commands. */
  readonly pending: readonly PendingChange<T>[];
  /** Grows with every call that is sent or answered: a reading that began before it does not count. */
  readonly edition: number;
  /** The edition that all of `settled` was read at. */
  readonly readEdition: number;
  /** Serial number of the reading that was begun last. */
  readonly lastReading: number;
}

/** How the changes of one kind of list work. */
export interface ListRules<T extends ListTypes> {
  /** The reason of a call that nothing answered: maybe it was granted, and it can be tried again. All other reasons are answers, and final. */
  readonly unanswered: T['reason'];
  /** Two commands as one. */
  readonly join: (earlier: T['command'], later: T['command']) => T['command'];
  /** The call that leads from what is there to what is wanted; null when it is so already. */
  readonly plan: (change: {
    readonly owner: number;
    readonly product: number;
    readonly item: T['item'] | undefined;
    readonly command: T['command'] | null;
    readonly isUnsure: boolean;
  }) => T['call'] | null;
  /** What an unanswered call was to do, as a command that does no harm when the call was granted. */
  readonly recover: (call: T['call'], sent: T['command'] | null) => T['command'];
  /** Whether the entry shows that an unanswered change was granted. */
  readonly isGranted: (change: PendingChange<T>, item: T['item'] | undefined) => boolean;
}

/** What can be done next: a call, or nothing because the entry is as wanted already. */
export type Step<T extends ListTypes> =
  | { readonly kind: 'call'; readonly call: T['call'] }
  | { readonly kind: 'met'; readonly product: number };

/** A reading of the whole list, the so-manyth, begun for `owner` at `edition`. */
export interface Reading {
  readonly owner: number;
  readonly edition: number;
  readonly serial: number;
}

/** The list of `owner` before anything is known of it. */
export function emptyList(owner: number | null) {
  return { owner, isRead: false, settled: [], pending: [], edition: 0, readEdition: -1, lastReading: 0 } as const;
}

export function findPending<T extends ListTypes>({ pending }: OptimisticList<T>, product: number): PendingChange<T> | undefined {
  return pending.find((one) => one.product === product);
}

export function findSettled<T extends ListTypes>({ settled }: OptimisticList<T>, product: number): T['item'] | undefined {
  return settled.find((one) => one.product === product);
}

/** Whether every command has been granted or refused. */
export function isQuiet<T extends ListTypes>({ pending }: OptimisticList<T>): boolean {
  return pending.every(({ status }) => status === 'failed');
}

export function isInFlight<T extends ListTypes>({ pending }: OptimisticList<T>): boolean {
  return pending.some(({ status }) => status === 'inFlight');
}

/** Whether `settled` is the server's word about everything that was asked for. */
export function isSettled<T extends ListTypes>(list: OptimisticList<T>): boolean {
  return list.isRead && list.readEdition === list.edition && isQuiet(list);
}
