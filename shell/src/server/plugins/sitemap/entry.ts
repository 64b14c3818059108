/** An address worth finding. `path` has no locale prefix; `changedAt` is ISO 8601 where it is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: string;
}
