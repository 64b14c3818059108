import { scriptJson } from '../../html/index.ts';

/** Stores that a render may not decide: the session is never known on the server, the rest is the shell's own. */
const OWNED_ELSEWHERE = /^session\/|^shell\/\$(?:location|locale|routeOwner)$/;

/**
 * Replaces the `state` of an answer by its text as it will stand in the document. Text is cheap to hand from thread to thread,
 * to keep and to write again; an object would be copied and written each time.
 */
export function withStateAsText(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) return answer;
  const { state } = answer;
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return { ...answer, state: null };
  return { ...answer, state: scriptJson(Object.fromEntries(Object.entries(state).filter(([sid]) => !OWNED_ELSEWHERE.test(sid)))) };
}
