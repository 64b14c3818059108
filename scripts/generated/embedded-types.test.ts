import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import ts from 'typescript';
import { runCommand } from '../../delivery/src/cli/index.ts';
import { createDirectoryStore } from '../../delivery/src/store/index.ts';
import { releasedVersion } from '../../delivery/src/testing/index.ts';
import { readEmbeds } from '../../shared-kit/src/build/embeds/index.ts';

const OWNER = `
  import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
  import { nothing, num, obj, or } from '@withease/contracts';
  export const fragment = defineEmbeddedFragment({
    View: () => null,
    input: obj({ product: num, similarTo: or(num, nothing) }),
    events: { chosen: obj({ product: num }) },
  });
`;
const PLAIN = `
  import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
  export const fragment = defineEmbeddedFragment({ View: () => null });
`;

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** Two remotes, each as in a repository of its own; inside of this one only to find its packages. */
describe('A page of one repository embeds a fragment of another', () => {
  let root = '';
  const write = (file: string, text: string): string => {
    const whole = path.join(root, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, text);
    return whole;
  };
  /** What the compiler finds in each element. */
  const errorsOf = (elements: readonly string[]): string[][] => {
    const text = `import { Fragment } from '@vitrava/shared-kit/ui/fragment'; export const views = [\n${elements.join(',\n')}];`;
    const view = write('mfe-page/src/view.tsx', text);
    const base = ts.readConfigFile(path.join(WORKSPACE, 'tsconfig.base.json'), ts.sys.readFile) as { readonly config: object };
    const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, WORKSPACE);
    const ofBuilds = { composite: false, declaration: false, emitDeclarationOnly: false };
    const program = ts.createProgram([view, path.join(root, 'mfe-page/src/bus/gift.ts')], { ...options, ...ofBuilds, noEmit: true });
    const found = program.getSemanticDiagnostics(program.getSourceFile(view));
    const lineOf = ({ start = 0 }: ts.Diagnostic) => text.slice(0, start).split('\n').length - 2;
    return elements.map((_, line) =>
      found.filter((one) => lineOf(one) === line).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    );
  };

  beforeEach(async () => {
    const cache = path.join(WORKSPACE, '.cache');
    mkdirSync(cache, { recursive: true });
    root = mkdtempSync(path.join(cache, 'embedded-types-'));
    write('mfe-gift/src/fragments/shelf/index.ts', OWNER);
    write('mfe-gift/src/fragments/plain/index.ts', PLAIN);
    const store = createDirectoryStore(path.join(root, 'store'));
    const fragments = ['shelf', 'plain'].map((name) => ({ name, embed: {} }));
    await releasedVersion(store, path.join(root, 'builds'), 'mfe-gift', {
      manifest: { fragments, embeds: readEmbeds(path.join(root, 'mfe-gift')) },
      exposes: ['./client', './pages/page', './fragments/shelf', './fragments/plain'],
    });
    const printed: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
    expect(await runCommand(['types', 'mfe-gift'], { openStore: () => store, root, env: {} })).toBe(0);
    log.mockRestore();
    write('mfe-page/src/bus/gift.ts', printed.join('\n'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('TypeScript accepts the inputs and events of the live release of the owner, and refuses every other', () => {
    const on = (listener: string) => `<Fragment owner="mfe-gift" name="shelf" input={{ product: 7 }} on={{ ${listener} }} />`;
    const accepted = [
      '<Fragment owner="mfe-gift" name="shelf" input={{ product: 7 }} />',
      '<Fragment owner="mfe-gift" name="plain" />',
      on('chosen: ({ product }) => product.toFixed()'),
    ];
    expect(errorsOf(accepted)).toEqual([[], [], []]);
    const refused = [
      `<Fragment owner="mfe-gift" name="shelf" input={{ product: '7' }} />`,
      `<Fragment owner="mfe-gift" name="shelf" input={{ product: 7, colour: 1 }} />`,
      `<Fragment owner="mfe-gift" name="shelf" />`,
      `<Fragment owner="mfe-gift" name="plain" input={{ product: 7 }} />`,
      `<Fragment owner="mfe-gift" name="shelves" input={{ product: 7 }} />`,
      `<Fragment owner="mfe-none" name="shelf" input={{ product: 7 }} />`,
      on('chosen: ({ city }) => city'),
      on('closed: () => undefined'),
    ];
    const errors = [
      /'string' is not assignable to type 'number'/,
      /'colour' does not exist/,
      /'input' is missing/,
      /'never'/,
      /shelves/,
      /mfe-none/,
      /'city' does not exist/,
      /'closed' does not exist/,
    ];
    expect(errorsOf(refused)).toEqual(errors.map((error) => [expect.stringMatching(error)]));
  });
});
