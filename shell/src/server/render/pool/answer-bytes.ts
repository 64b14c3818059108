import { scriptJson } from '@vitrava/server-kit/html';
import { utf8Of } from '../../utf8/index.ts';

/** Stores that a render may not decide: the session is never known on the server, the rest is the shell's own. */
const EXTERNALLY_OWNED = /^session\/|^shell\/\$(?:location|locale|routeOwner)$/;

/**
 * The answer of a server file as its process sends it: each of its texts as bytes, and its `state` as the text that will stand in the
 * document. Bytes are sent, cached and written again without being copied or encoded; strings and objects would be, each time.
 */
export function withTextsAsBytes(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (name === 'state') return [name, stateBytes(value)];
      return [name, typeof value === 'string' ? utf8Of(value) : value];
    }),
  );
}

function stateBytes(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return null;
  return utf8Of(scriptJson(Object.fromEntries(Object.entries(state).filter(([sid]) => !EXTERNALLY_OWNED.test(sid)))));
}
