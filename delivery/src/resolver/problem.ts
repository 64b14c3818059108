/** Something in the store that the resolver worked around; `explanation` adds what is served instead. */
export type ReleaseProblem =
  | { readonly type: 'release-unusable'; readonly remote: string; readonly version: string; readonly explanation: string }
  | { readonly type: 'release-excluded'; readonly remote: string; readonly version: string; readonly explanation: string }
  | { readonly type: 'pointers-broken'; readonly remote: string; readonly explanation: string }
  | { readonly type: 'flags-broken'; readonly explanation: string }
  /** The provider has failed, or has not answered in time. */
  | { readonly type: 'flag-undecided'; readonly explanation: string }
  /** The store is a database that does not answer, or the teams' keys cannot be read; what was last known is served. */
  | { readonly type: 'store-away'; readonly explanation: string }
  | { readonly type: 'store-unreadable'; readonly explanation: string };
