/** A remote's style sheet may keep the page from being painted for so long. */
export const SHEET_DEADLINE_MS = 1000;

/** Stops waiting for remotes' sheets that hang: `#main[data-unstyled]` keeps the page readable until they come. */
export function releaseHangingStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-owner]')) {
      if (!link.sheet) release(link);
    }
  }, SHEET_DEADLINE_MS);
}

function release(hanging: HTMLLinkElement): void {
  const owner = hanging.dataset['owner'] as string;
  const main = document.getElementById('main');
  if (main?.querySelector(`:scope > [data-boundary="${owner}"]`)) main.dataset['unstyled'] = owner;
  const late = hanging.cloneNode() as HTMLLinkElement;
  late.onload = late.onerror = () => {
    if (main?.dataset['unstyled'] === owner) delete main.dataset['unstyled'];
  };
  hanging.replaceWith(late);
}
