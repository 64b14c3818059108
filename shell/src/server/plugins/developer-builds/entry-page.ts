import type { DeveloperPass } from '@vitrava/delivery/links';
import { escapeHtml } from '../../html/index.ts';

/** What the link of a developer shows: a question, so that no one gets into a working build by a link that someone else has sent. */
export function entryPage({ person, remotes }: DeveloperPass, code: string): string {
  return page(
    'Working build',
    `<p>The working build of ${escapeHtml(remotes.join(', '))} by ${escapeHtml(person)} is shown to you alone, until you leave or the key expires.</p>
<form method="post" action="/_developer/enter?code=${encodeURIComponent(code)}"><button>Show it to me</button></form>`,
  );
}

/** What an old or foreign link shows. */
export function noEntryPage(): string {
  return page(
    'No working build',
    '<p>This link was used already or has expired. <code>npx vitrava dev</code> prints another one when it starts.</p>',
  );
}

/** The policy of both. */
export const ENTRY_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}
