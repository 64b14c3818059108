/** A remote's style sheet may keep the page from being painted for so long. */
export const SHEET_DEADLINE_MS = 1000;

/**
 * Stops waiting for style sheets of remotes that have not come by the deadline: a link that a script inserts does not hold painting. Until its own
 * sheet comes, the page is readable by the rules for `#main[data-unstyled]` (`layout/global.css`). The shell's sheets are needed in any case.
 */
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
