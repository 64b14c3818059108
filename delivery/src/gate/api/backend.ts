import { readFile } from 'node:fs/promises';
import { type ApiContract, readContract } from './api-contract.ts';
import { type ApiResponses, createApiResponses } from './api-responses.ts';

/** Where a backend publishes its calls, generated from its routes: an OpenAPI document, as the reference API and Django REST Framework do. */
const SCHEMA_PATH = '/api/schema/';
/** Instead of an address: nothing is compared. */
const OFF = 'off';
const USUAL_DEADLINE_MS = 2_000;

type Settings = Readonly<Record<string, string | undefined>>;

/** The backend of a shop, as far as the gate has it. */
export interface Backend {
  /** Where its document was looked for. */
  readonly document: string;
  /** Its contract; null when that is unknown, and `reason` explains why. */
  readonly contract: ApiContract | null;
  readonly reason: string | null;
  /** Its responses to pages that the gate renders; null when they are not read. */
  readonly responses: ApiResponses | null;
}

/** Origin of the backend that the settings of a shop name: `API_BASE_URL`, else the reference API on this machine at `API_PORT`. */
export function backendOrigin(env: Settings): string {
  return (env['API_BASE_URL'] || `http://127.0.0.1:${env['API_PORT'] || 3001}`).replace(/\/+$/, '');
}

/** Requests the backend's contract; `API_CONTRACT`: its address, a file or `off`. Unavailable: none, without error. */
export async function readBackend(env: Settings, deadlineMs = USUAL_DEADLINE_MS): Promise<Backend> {
  const responses = createApiResponses(backendOrigin(env));
  const document = env['API_CONTRACT'] || `${backendOrigin(env)}${SCHEMA_PATH}`;
  if (document === OFF) return { document, contract: null, reason: 'API_CONTRACT is off', responses: null };
  try {
    const read = await readDocument(document, deadlineMs);
    if ('reason' in read) return { document, contract: null, reason: read.reason, responses };
    const contract = readContract(JSON.parse(read.text));
    return { document, contract, reason: contract ? null : 'it is no OpenAPI document', responses };
  } catch (error) {
    const isForeign = error instanceof SyntaxError;
    const isAway = !isForeign && /^https?:/.test(document);
    return {
      document,
      contract: null,
      reason: isForeign ? 'it is no OpenAPI document' : 'it cannot be read',
      responses: isAway ? null : responses,
    };
  }
}

async function readDocument(place: string, deadlineMs: number): Promise<{ readonly text: string } | { readonly reason: string }> {
  if (!/^https?:/.test(place)) return { text: await readFile(place, 'utf8') };
  const response = await fetch(place, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(deadlineMs) });
  return response.ok ? { text: await response.text() } : { reason: `it answers ${response.status}` };
}

/** Notes for the author of a release that could not be compared with the backend; empty when it was, or is not wanted. */
export function backendNotes({ document, contract, reason, responses }: Backend): readonly string[] {
  if (contract || document === OFF) return [];
  const rendered = responses ? '' : ' Its pages were rendered without data alone.';
  return [`What it calls was not compared with the API (${document}): ${reason}.${rendered}`];
}
