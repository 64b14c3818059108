import { randomUUID } from 'node:crypto';
import type { DevelopmentState, Problem } from './browser/protocol.ts';

/** What open pages follow. Every change is sent whole. */
export interface LiveState {
  current(): DevelopmentState;
  setBuild(app: string, hash: string): void;
  /** Replaces what is wrong with one source; an empty list: it is well. */
  setProblems(source: string, kind: Problem['kind'], texts: readonly string[]): void;
  follow(listener: (state: DevelopmentState) => void): () => void;
}

export function createState(): LiveState {
  let state: DevelopmentState = { run: randomUUID(), builds: {}, problems: [] };
  const listeners = new Set<(state: DevelopmentState) => void>();

  function change(next: Partial<DevelopmentState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  }

  return {
    current: () => state,
    setBuild(app, hash) {
      if (state.builds[app] !== hash) change({ builds: { ...state.builds, [app]: hash } });
    },
    setProblems(source, kind, texts) {
      const others = state.problems.filter((problem) => problem.source !== source || problem.kind !== kind);
      if (texts.length === 0 && others.length === state.problems.length) return;
      change({ problems: [...others, ...texts.map((text) => ({ source, kind, text }))] });
    },
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
