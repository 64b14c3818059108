/** An error that a door answers with: its status, a sentence for whoever sent the request, and when it may be tried again. */
export function failure(statusCode: number, message: string, { retryAfterSeconds }: { readonly retryAfterSeconds?: number } = {}): Error {
  return Object.assign(new Error(message), { statusCode, retryAfterSeconds });
}
