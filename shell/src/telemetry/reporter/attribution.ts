import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** A remote, or the shell, in the version that the page lives with. */
export interface Attribution {
  readonly remote: string;
  readonly version: string;
}

const FILE = /\/releases\/([a-z][a-z0-9-]*)\/([A-Za-z0-9_.-]+)\//;

/** The owner of a version: the remote of that name, the shell when there is none. */
export function inComposition({ remotes, shell }: PageComposition, remote: string | null): Attribution {
  const version = remote === null ? undefined : remotes[remote]?.version;
  return remote !== null && version !== undefined ? { remote, version } : { remote: 'shell', version: shell };
}

/** The owner of a failure: the release that the message names, else the first in the stack, else that of the file. */
export function ofError(error: unknown, file: string | undefined): Attribution | null {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const [, remote, version] = FILE.exec(text) ?? FILE.exec(file ?? '') ?? [];
  return remote !== undefined && version !== undefined ? { remote, version } : null;
}

/** The remote whose part of the page contains an element. */
export function ofElement(node: Node | null | undefined): string | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('[data-boundary]')?.dataset['boundary'] ?? null;
}

/** The kind of an error, never its text: `TypeError`, `ChunkLoadError`. */
export function kindOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown';
}
