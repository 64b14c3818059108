import { escapeHtml } from '@vitrava/server-kit/html';

/** HTML that needs no escaping any more. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[] | null;

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((whole, part, index) => `${whole}${toText(values[index - 1] ?? null)}${part}`));
}

function toText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof Html ? value.text : value.map((item) => item.text).join('');
}
