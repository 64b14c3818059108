import { type RenderEffort, resourceOf } from './pool/index.ts';

/** What the API has answered renders so far. */
export interface ApiRecord {
  /** Notes what it has answered one more, and gives those of its faults that excuse the release. */
  readonly judge: (effort: Pick<RenderEffort, 'apiFaults' | 'answered'>) => readonly string[];
}

/** Answers that a release may cause itself: a call for customers alone, or an unknown address. */
const DOUBTFUL = /^(.*): (?:401|403|no JSON)$/;
/** An API that has failed anyone this lately is taken to fail all. */
const TROUBLE_MS = 60_000;
const MOST_RESOURCES = 200;

/**
 * Distinguishes an API that has begun to refuse renders from a release that requests what it never gets: a refusal or a
 * page instead of JSON excuses a release where the resource has answered some render well before, of any release, or
 * the API is in trouble. So do server errors and silence. As long as the API has answered no render well, everything
 * does.
 */
export function createApiRecord(now: () => number = Date.now): ApiRecord {
  const answering = new Set<string>();
  let troubledAt = Number.NEGATIVE_INFINITY;

  function isCertain(fault: string): boolean {
    const path = DOUBTFUL.exec(fault)?.[1];
    return path === undefined || answering.has(resourceOf(path) ?? '');
  }

  return {
    judge({ apiFaults, answered }) {
      for (const resource of answered) if (answering.size < MOST_RESOURCES) answering.add(resource);
      const certain = apiFaults.filter(isCertain);
      if (certain.length > 0) troubledAt = now();
      return answering.size === 0 || now() - troubledAt < TROUBLE_MS ? apiFaults : certain;
    },
  };
}
