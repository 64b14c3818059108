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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function toText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  return value instanceof Html ? value.text : value.map((item) => item.text).join('');
}
