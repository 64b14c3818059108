interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/** Tells when whoever asked has gone, or has its answer. Without a reason of its own it would make an error with a stack of every answer. */
export function whenGone(response: Closing): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort(null));
  return gone.signal;
}
