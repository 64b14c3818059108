import { isGood, type Judged } from './cell.ts';
import type { Kept } from './results.ts';

const HEAD = `# What visitors see when something fails

Written by \`npm run proof -- failures\`; not to be edited by hand. What fails, in every way, as visitors meet it in a real shop (decision 063); what
is not in it was not run. Languages stand side by side where they differ. *whole*: the page came as if nothing had failed; *failure*: a sentence and a retry stood in its place; *n/a*: the
fault cannot be met there, for the reason below the table; *true*: the page, met again, says what is so by then; *kept*: the browser had kept it as it was left; **red**: not as it should be, or
the cell could not be run.
`;

/** The document before, with the parts that more is known of now than it says, and those that were `run` whole. */
export function documentOf(judged: readonly Kept[], before: string, isRunWhole: (part: string) => boolean): string {
  const sections = new Map(before.split(/^(?=## )/m).flatMap((text) => (text.startsWith('## ') ? [[titleOf(text), text] as const] : [])));
  for (const [part, ofPart] of groupBy(judged, ({ cell }) => cell.part)) {
    const known = sections.get(part);
    if (known === undefined || isRunWhole(part) || ofPart.length >= cellsIn(known)) sections.set(part, sectionOf(part, ofPart));
  }
  const inOrder = [...sections].sort(([one], [another]) => (one < another ? -1 : 1)).map(([, text]) => `${text.trimEnd()}\n`);
  return `${[HEAD, ...inOrder].join('\n').trimEnd()}\n`;
}

function titleOf(section: string): string {
  return section.slice('## '.length, section.indexOf('\n'));
}

/** How many cells a section is about. */
function cellsIn(section: string): number {
  const counts = /^(\d+) cells hold, (\d+) are red; (\d+) more do not apply\./m.exec(section) ?? [];
  return counts.slice(1).reduce((sum, count) => sum + Number(count), 0);
}

function sectionOf(part: string, judged: readonly Kept[]): string {
  const red = judged.filter((one) => !isGood(one));
  const commits = [...new Set(judged.map(({ commit }) => commit))].join(', ');
  const lines = [
    `## ${part}\n`,
    `${judged.length - red.length - absent(judged).length} cells hold, ${red.length} are red; ${absent(judged).length} more do not apply. Seen at ${commits}.\n`,
    ...tablesOf(judged),
    ...(red.length === 0 ? [] : ['### What is red\n', ...red.map(redLine), '']),
  ];
  return lines.join('\n');
}

function absent(judged: readonly Judged[]): readonly Judged[] {
  return judged.filter(({ verdict }) => verdict.type === 'does not apply');
}

/** What cannot be met at all needs no table. */
function tablesOf(ofPart: readonly Judged[]): string[] {
  const subjects = [...groupBy(ofPart, ({ cell }) => cell.subject)];
  const isAbsent = ([, cells]: (typeof subjects)[number]) => absent(cells).length === cells.length;
  const reasons = subjects.filter(isAbsent).map(([subject, cells]) => `- ${subject}: ${reasonsOf(cells).join(', ')}`);
  const tables = subjects.filter((one) => !isAbsent(one)).flatMap(([subject, cells]) => tableOfSubject(subject, cells));
  return reasons.length === 0 ? tables : [...tables, '### Not met\n', ...reasons, ''];
}

function reasonsOf(cells: readonly Judged[]): string[] {
  return [...new Set(absent(cells).map(({ verdict }) => (verdict.type === 'does not apply' ? verdict.reason : '')))];
}

function tableOfSubject(subject: string, cells: readonly Judged[]): string[] {
  const doors = [...new Set(cells.map(({ cell }) => cell.door))];
  const rows = [...groupBy(cells, ({ cell }) => cell.fault)].map(([fault, ofFault]) => {
    const columns = doors.map((door) => wordsOf(ofFault.filter(({ cell }) => cell.door === door)));
    return `| ${fault} | ${columns.join(' | ')} |`;
  });
  return [
    `### ${subject}\n`,
    `| | ${doors.join(' | ')} |`,
    `|---|${doors.map(() => '---|').join('')}`,
    ...rows,
    '',
    ...reasonsOf(cells).map((reason) => `n/a: ${reason}.\n`),
  ];
}

/** Of all languages at once where they agree. */
function wordsOf(cells: readonly Judged[]): string {
  const words = cells.map((one) => [one.cell.language, wordOf(one)] as const);
  const distinct = new Set(words.map(([, word]) => word));
  return distinct.size === 1 ? [...distinct].join('') : words.map(([language, word]) => `${language}: ${word}`).join('<br>');
}

function wordOf({ verdict }: Judged): string {
  if (verdict.type === 'does not apply') return 'n/a';
  return verdict.faults.length === 0 ? verdict.says : `**red** (${verdict.says})`;
}

function redLine({ cell, verdict }: Judged): string {
  const { subject, fault, door, language } = cell;
  const faults = verdict.type === 'run' ? verdict.faults.map((one) => one.replaceAll('|', '/')) : [];
  return `- ${subject}, ${fault}, ${door}, ${language}: ${faults.join('; ')}`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  return Map.groupBy(items, keyOf);
}
