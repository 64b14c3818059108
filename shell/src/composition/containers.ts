/** The element a remote's application lives in; made on first use. The server makes the one of the page's own remote. */
export function containerOf(remote: string): HTMLElement {
  const id = `single-spa-application:${remote}`;
  const present = document.getElementById(id);
  if (present) return present;
  const container = document.createElement('div');
  container.id = id;
  container.dataset['boundary'] = remote;
  document.getElementById('main')?.append(container);
  return container;
}

/** Whether the server's markup of a remote stays as it is, without the remote. */
export function isServerMarkup(remote: string): boolean {
  return containerOf(remote).dataset['hydration'] === 'islands';
}

/** The page that stood is left. What it has drawn stays until the same remote draws its next page over it, where it does (`isNext`). */
export function leaveServerMarkup(remote: string, isNext: boolean): void {
  const container = containerOf(remote);
  delete container.dataset['hydration'];
  if (!isNext) container.replaceChildren();
}

/** Whether the shell has drawn beside the remotes, here or on the server. */
export function hasShellPlace(): boolean {
  return document.getElementById('shell-error') !== null;
}

/** The place beside the remotes where the shell draws its own views: error pages, skeletons, a remote's failure. */
export function shellPlace(): HTMLElement {
  const present = document.getElementById('shell-error');
  if (present) return present;
  const place = document.createElement('div');
  place.id = 'shell-error';
  document.getElementById('main')?.prepend(place);
  return place;
}
