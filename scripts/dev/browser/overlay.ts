import type { Problem } from './protocol.ts';

const STYLES = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; display: block; overflow: auto; background: #14100de6;
    color: #f8f5ee; font: 14px/1.5 ui-monospace, monospace; }
  main { max-inline-size: 72rem; margin-inline: auto; padding: 2rem; }
  h2 { margin: 1.5rem 0 .5rem; color: #ff9d6b; font-size: 1rem; }
  pre { margin: 0; padding: 1rem; overflow: auto; border-radius: .5rem; background: #241d18; white-space: pre-wrap; }
  button { float: inline-end; padding: .25rem .75rem; font: inherit; }
`;

const TITLES: Readonly<Record<Problem['kind'], string>> = {
  build: 'does not build',
  render: 'failed to render on the server',
  server: 'does not start',
  browser: 'threw in the browser',
};

let host: HTMLElement | null = null;

/** Shows the problems over the page, or nothing when there are none. Markup by the DOM and styles by object: the policy of pages holds. */
export function showProblems(problems: readonly Problem[]): void {
  host?.remove();
  host = null;
  if (problems.length === 0) return;
  host = document.createElement('vitrava-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const main = document.createElement('main');
  const close = element('button', 'Close');
  close.addEventListener('click', () => showProblems([]));
  main.append(close, ...problems.flatMap(({ source, kind, text }) => [element('h2', `${source} ${TITLES[kind]}`), element('pre', text)]));
  shadow.append(main);
  document.documentElement.append(host);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
