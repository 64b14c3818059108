/** One selector of a sheet with what it declares. */
export interface SheetRule {
  readonly file: string;
  readonly selector: string;
  /** Whether its subject has a class of the sheet; else it reaches for elements that may be another part's. */
  readonly isOwn: boolean;
  /** The element's type where the subject names one. */
  readonly type: string | null;
  readonly pseudoElement: string | null;
  /** Classes, attributes and pseudo-classes; then types and pseudo-elements. */
  readonly weight: string;
  readonly properties: readonly string[];
}

const BRACKETS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const CLASSES = /\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g;
const TYPES = /(?<![\w.:[="-])[a-z][\w-]*/g;

/** The rules of a sheet, those within media, container and support queries too. Enough for sheets as Biome leaves them; nesting is refused. */
export function readSheet(file: string, text: string): SheetRule[] {
  return rulesIn(text.replace(/\/\*[\s\S]*?\*\//g, '')).flatMap(([head, body]) => {
    if (body.includes('{')) throw new Error(`${file}: ${head} holds another rule.`);
    const properties = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name);
    return listed(head).map((selector): SheetRule => {
      const subject =
        selector
          .replace(BRACKETS, '')
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      return {
        file,
        selector,
        isOwn: subject.includes('.'),
        type: /^[a-z][\w-]*/.exec(subject)?.[0] ?? null,
        pseudoElement: /::[\w-]+/.exec(subject)?.[0] ?? null,
        weight: weightOf(selector).join(','),
        properties,
      };
    });
  });
}

/** Whether what one of them declares can undo the other's, so that of equal weights the later one would win. */
export function overlap({ properties }: SheetRule, other: SheetRule): boolean {
  return properties.some((one) => other.properties.some((two) => one === two || one.startsWith(`${two}-`) || two.startsWith(`${one}-`)));
}

function rulesIn(text: string): [head: string, body: string][] {
  const found: [string, string][] = [];
  for (let at = text.indexOf('{'), from = 0; at >= 0; at = text.indexOf('{', from)) {
    const head = text.slice(from, at).trim();
    const end = endOf(text, at);
    const body = text.slice(at + 1, end);
    from = end + 1;
    if (/^@(?:media|container|supports)\b/.test(head)) found.push(...rulesIn(body));
    else if (!head.startsWith('@')) found.push([head, body]);
  }
  return found;
}

/** Where the block ends that begins at `at`. */
function endOf(text: string, at: number): number {
  let depth = 1;
  let end = at;
  while (depth > 0 && end < text.length) {
    end += 1;
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
  }
  return end;
}

/** The selectors of a list; commas within brackets part none. */
function listed(head: string): string[] {
  const brackets: string[] = [];
  const flat = head.replace(BRACKETS, (inner) => `\0${brackets.push(inner) - 1}\0`);
  return flat.split(',').map((part) =>
    part
      .replace(/\0(\d+)\0/g, (_, index: string) => brackets[Number(index)] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

function weightOf(selector: string): [classes: number, types: number] {
  const sum = { classes: 0, types: 0 };
  let rest = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:nth-[\w-]+\([^()]*\)/g, ':nth');
  // What is given to `:is`, `:not` and `:has` weighs as its heaviest; `:global` weighs nothing of itself.
  rest = rest.replace(/:(?:is|not|has|global)\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
    const [classes = 0, types = 0] = listed(inner)
      .map(weightOf)
      .sort(([one, first], [two, second]) => two - one || second - first)[0] ?? [0, 0];
    sum.classes += classes;
    sum.types += types;
    return '';
  });
  sum.types += rest.match(/::[\w-]+/g)?.length ?? 0;
  rest = rest.replace(/::[\w-]+/g, '');
  sum.classes += rest.match(CLASSES)?.length ?? 0;
  sum.types += rest.replace(CLASSES, '').match(TYPES)?.length ?? 0;
  return [sum.classes, sum.types];
}
