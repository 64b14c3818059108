/** An error that a door answers with: its status, and a sentence for whoever sent the request. */
export function failure(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}
