export type Status = 'open' | 'proven';

export interface Item {
  readonly id: string;
  readonly text: string;
  readonly owner: string;
  readonly status: Status;
  readonly deviation: string;
}

const row = /^\| ([A-Z]\d+) \| (.*) \| ([a-z0-9-]+) \| (\S+) \| ?(.*?) ?\|$/;

/** The items of docs/traceability.md, in its order. */
export function readTable(markdown: string): Item[] {
  const items = markdown.split('\n').flatMap((line) => {
    const [, id, text, owner, status, deviation] = row.exec(line) ?? [];
    if (id === undefined || text === undefined || owner === undefined || deviation === undefined) {
      return [];
    }
    if (status !== 'open' && status !== 'proven') {
      throw new Error(`The status of ${id} is "${status}", but may be open or proven.`);
    }
    return [{ id, text, owner, status, deviation } satisfies Item];
  });
  const twice = items.find((item, index) => items.findIndex(({ id }) => id === item.id) !== index);
  if (twice) {
    throw new Error(`${twice.id} stands twice in the table.`);
  }
  return items;
}

/** The same page with these items marked as proven. */
export function markProven(markdown: string, ids: ReadonlySet<string>): string {
  return markdown
    .split('\n')
    .map((line) => {
      const [, id, text, owner, , deviation] = row.exec(line) ?? [];
      return id !== undefined && ids.has(id) ? `| ${id} | ${text} | ${owner} | proven | ${deviation ? `${deviation} ` : ''}|` : line;
    })
    .join('\n');
}
