import { readFile } from 'node:fs/promises';
import { type Answers, answersFrom } from './answers.ts';
import { type ApiContract, readContract } from './api-contract.ts';

/** Where a backend publishes its calls, generated from its routes: an OpenAPI document, as the reference API and Django REST Framework do. */
const SCHEMA_PATH = '/api/schema/';
/** Instead of an address: nothing is compared. */
const OFF = 'off';
const USUAL_DEADLINE_MS = 2_000;

type Settings = Readonly<Record<string, string | undefined>>;

/** The backend that a shop runs on, as far as the gate knows it. */
export interface Backend {
  /** Where its document was looked for. */
  readonly document: string;
  /** What it promises; null when that cannot be known, and `reason` says why. */
  readonly contract: ApiContract | null;
  readonly reason: string | null;
  /** What it answers to pages that are rendered at the gate; null when it is not to be asked. */
  readonly answers: Answers | null;
}

/** Origin of the backend that the settings of a shop name: `API_BASE_URL`, else the reference API on this machine at `API_PORT`. */
export function backendOrigin(env: Settings): string {
  return (env['API_BASE_URL'] || `http://127.0.0.1:${env['API_PORT'] || 3001}`).replace(/\/+$/, '');
}

/**
 * Asks the shop's backend what it promises. `API_CONTRACT` names another address of its document, or a file; `off` when the backend is not to be compared
 * with. A backend that is away, or says nothing of itself, has no contract; it is no error.
 */
export async function readBackend(env: Settings, deadlineMs = USUAL_DEADLINE_MS): Promise<Backend> {
  const answers = answersFrom(backendOrigin(env));
  const document = env['API_CONTRACT'] || `${backendOrigin(env)}${SCHEMA_PATH}`;
  if (document === OFF) return { document, contract: null, reason: 'API_CONTRACT is off', answers: null };
  try {
    const read = await readDocument(document, deadlineMs);
    if ('reason' in read) return { document, contract: null, reason: read.reason, answers };
    const contract = readContract(JSON.parse(read.text));
    return { document, contract, reason: contract ? null : 'it is no OpenAPI document', answers };
  } catch (error) {
    const isForeign = error instanceof SyntaxError;
    const isAway = !isForeign && /^https?:/.test(document);
    return {
      document,
      contract: null,
      reason: isForeign ? 'it is no OpenAPI document' : 'it cannot be read',
      answers: isAway ? null : answers,
    };
  }
}

async function readDocument(place: string, deadlineMs: number): Promise<{ readonly text: string } | { readonly reason: string }> {
  if (!/^https?:/.test(place)) return { text: await readFile(place, 'utf8') };
  const response = await fetch(place, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(deadlineMs) });
  return response.ok ? { text: await response.text() } : { reason: `it answers ${response.status}` };
}

/** What is to be said to whoever releases when a release could not be compared with the backend; empty when it was, or is not wanted. */
export function backendNotes({ document, contract, reason, answers }: Backend): readonly string[] {
  if (contract || document === OFF) return [];
  const rendered = answers ? '' : ' Its pages were rendered without data alone.';
  return [`What it calls was not compared with the API (${document}): ${reason}.${rendered}`];
}
