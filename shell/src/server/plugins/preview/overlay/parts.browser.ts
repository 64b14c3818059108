import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** What a part of a page is: of the frame around it, the page, a window over it, a popup in the window, or another team's piece within a page. */
export type PartKind = 'frame' | 'page' | 'window' | 'popup' | 'fragment';

export interface DrawnPart {
  readonly element: HTMLElement;
  readonly kind: PartKind;
  readonly remote: string;
  /** Empty where the page does not contain the remote. */
  readonly version: string;
}

/** The versions of the page by remote, as its document names them. */
export function versionsIn(page: Document): ReadonlyMap<string, string> {
  const { composition } = JSON.parse(page.getElementById('vitrava-page')?.textContent ?? '{}') as { composition?: PageComposition };
  const remotes = Object.entries(composition?.remotes ?? {}).map(([name, { version }]) => [name, version] as const);
  return new Map([['shell', composition?.shell ?? ''], ...remotes]);
}

/** The parts of the page, in its order; parts without a size are included, and the overlay decides about them. */
export function partsOf(page: Document, versions: ReadonlyMap<string, string>): DrawnPart[] {
  const places = '[data-boundary], #shell-error, [data-dock], dialog, #shell-overlays > :not(dialog, :has(dialog))';
  return [...page.querySelectorAll<HTMLElement>(places)].map((element) => {
    const remote = element.closest<HTMLElement>('[data-boundary]')?.dataset['boundary'] ?? 'shell';
    return { element, kind: kindOf(element, remote), remote, version: versions.get(remote) ?? '' };
  });
}

/** By its position: everything of the shell is its frame, unless it is a window; a window may be the page's own. */
export function kindOf(element: HTMLElement, remote: string): PartKind {
  if (element.matches('dialog')) return 'window';
  if (remote === 'shell') return 'frame';
  if (element.closest('dialog')) return 'popup';
  return element.parentElement?.closest('[data-boundary]') ? 'fragment' : 'page';
}
