/** A visitor within one run: the same visitor is another one in the next run, and the hash does not reveal the cookie. */
export function visitorHash(hash: (purpose: string, text: string) => string, run: string, visitorId: string): string {
  return hash('results', `${run}\n${visitorId}`);
}
