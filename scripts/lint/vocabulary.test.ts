import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { documents, vocabulary } from './vocabulary.ts';

const config = [
  { plugins: { vitrava: { rules: { vocabulary } } }, rules: { 'vitrava/vocabulary': 'error' as const } },
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  { files: ['**/*.md'], processor: documents },
];

function wordsIn(code: string, filename = 'model.ts'): (string | undefined)[] {
  const messages = new Linter({ configType: 'flat' }).verify(code, config as never, { filename });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ message }) => message.match(/"(.+?)"/)?.[1]);
}

/** Out of this file's own titles and comments. */
const WORD = ['a', 's', 'k', 'e', 'd'].join('');

describe('The lint rule for the vocabulary', () => {
  it.each([
    ['a variable', `const is${WORD[0]?.toUpperCase()}${WORD.slice(1)}Again = true;`],
    ['a parameter', `export function run(${WORD}: number) {}`],
    ['a destructured variable', `const { stage: ${WORD} } = cart;`],
    ['a type’s property', `interface Cart { readonly ${WORD}: string }`],
    ['a property', `const cart = { ${WORD}: 1 };`],
    ['a comment', `/* The server is ${WORD} once. */`],
    ['a test title', `it.each([1])('is ${WORD} once', () => {});`],
    ['a test title with a value', `test(\`is ${WORD} for \${page}\`, () => {});`],
  ])('The rule reports the word in %s', (_, code) => {
    expect(wordsIn(code)).toEqual([WORD]);
  });

  it.each([
    ['the use of a name that another module declares', `console.log(order.${WORD}, ${WORD}(1));`],
    ['a longer word', `const m${WORD} = 1; // un${WORD}`],
    ['code in a comment', `// \`${WORD}\` is the column.`],
    ['other strings', `const column = '${WORD}_at';`],
  ])('The rule accepts %s', (_, code) => {
    expect(wordsIn(code)).toEqual([]);
  });

  it('The rule reports the prose of a document at its line, and not its code', () => {
    const text = `# Cart\n\n\`\`\`ts\nconst ${WORD} = 1;\n\`\`\`\nThe server is ${WORD} once.\n`;
    expect(wordsIn(text, 'README.md')).toEqual([WORD]);
  });
});
