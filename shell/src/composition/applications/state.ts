export interface ApplicationsState {
  /** Remotes that have failed and are not mounted. */
  readonly failed: ReadonlySet<string>;
  /** Remotes with another chance: `open` until their code came again, then `used`, when only a new version helps. */
  readonly chances: Readonly<Record<string, 'open' | 'used'>>;
  /** The remote whose markup from the server is in the document, to stay as it is until a navigation or to be hydrated by the first mount. */
  readonly markup: { readonly remote: string; readonly use: 'keep' | 'hydrate' } | null;
  /** The remote whose page may be alive already, until it was taken over. */
  readonly first: string | null;
}

export type ApplicationsEvent =
  | { readonly type: 'failed' | 'reset' | 'loaded' | 'left' | 'mounted' | 'firstTaken'; readonly remote: string }
  | { readonly type: 'settled' };

export function initialState(rendered: string | null, isServerMarkup: boolean): ApplicationsState {
  const markup = rendered === null ? null : ({ remote: rendered, use: isServerMarkup ? 'keep' : 'hydrate' } as const);
  return { failed: new Set(), chances: {}, markup, first: rendered };
}

export function nextState(state: ApplicationsState, event: ApplicationsEvent): ApplicationsState {
  switch (event.type) {
    case 'failed':
      return { ...withoutMarkupOf(event.remote, state), failed: new Set([...state.failed, event.remote]) };
    case 'reset': {
      const failed = new Set([...state.failed].filter((remote) => remote !== event.remote));
      return { ...state, failed, chances: { ...state.chances, [event.remote]: 'open' } };
    }
    case 'loaded':
      return state.chances[event.remote] === 'open' ? { ...state, chances: { ...state.chances, [event.remote]: 'used' } } : state;
    case 'left':
      return withoutMarkupOf(event.remote, state);
    case 'mounted':
      return state.markup?.use === 'hydrate' ? { ...state, markup: null } : state;
    case 'firstTaken':
      return state.first === event.remote ? { ...state, first: null } : state;
    case 'settled':
      return state.markup?.use === 'keep' ? { ...state, markup: null } : state;
  }
}

/** Whether the server's markup of a remote is to stay as it is. */
export function keepsServerMarkup({ markup }: ApplicationsState, remote: string): boolean {
  return markup?.remote === remote && markup.use === 'keep';
}

/** Whether the next mount of a remote takes over the server's markup. */
export function hydrates({ markup }: ApplicationsState, remote: string): boolean {
  return markup?.remote === remote && markup.use === 'hydrate';
}

/** The server's markup of a remote is drawn again the next time. */
function withoutMarkupOf(remote: string, state: ApplicationsState): ApplicationsState {
  return hydrates(state, remote) ? { ...state, markup: null } : state;
}
