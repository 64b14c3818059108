/** Files by path from the root of the workspace. */
export type Files = Readonly<Record<string, string>>;

/** Versions and fields that a new package takes over from the remotes that are there. */
export type PackageModel = Readonly<Record<string, unknown>>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** «mfe-gift-cards» and «gift-cards» are both `Gift cards`: the words until somebody writes better ones. */
export function sayName(name: string): string {
  const words = name.replace(/^mfe-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A remote without pages: what is not a page of it. */
export function remoteFiles(remote: string, path: string, model: PackageModel): Files {
  const scripts = Object.fromEntries(
    Object.entries(model['scripts'] as Record<string, string>).map(([name, command]) => [
      name,
      command.replaceAll(String(model['folder']), remote),
    ]),
  );
  return {
    [`${remote}/package.json`]: json({
      name: `@vitrava/${remote}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts,
      budgets: { scripts: '10 kB', styles: '4 kB' },
      dependencies: model['dependencies'],
    }),
    [`${remote}/tsconfig.json`]: json({
      extends: '../tsconfig.base.json',
      include: ['src', 'src/**/*.json', 'locales', 'locales/**/*.json', '*.ts', '../assets.d.ts', '*.json'],
      exclude: ['**/node_modules', 'dist', 'rspack.config.ts'],
      references: [{ path: '../shared-kit' }],
    }),
    [`${remote}/rspack.config.ts`]:
      "import { defineRemote } from '../rspack.config.base.ts';\n\nexport default defineRemote(import.meta);\n",
    [`${remote}/remote.manifest.json`]: json({ name: remote, contracts: model['contracts'] }),
    [`${remote}/src/entry/remote.test.tsx`]: `import { describeRemote } from '@vitrava/shared-kit/testing/conformance';

describeRemote(import.meta);
`,
    [`${remote}/README.md`]: `# ${remote}

What this remote is for, in a sentence.

| | |
|---|---|
| **Owns** | \`${path}\` |
| **Shows** | – |
| **Emits** | – |
| **Listens** | – |
| **Calls** | – |
`,
  };
}

/** A page with a heading and a sentence, and its texts by key. */
export function pageFiles(remote: string, page: string, path: string): Files {
  const folder = `${remote}/src/pages/${page}`;
  return {
    [`${folder}/route.json`]: json({ path }),
    [`${folder}/index.ts`]: `import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { ${pascal(page)}View } from './view.tsx';

export const page = definePage({ View: ${pascal(page)}View, opened, $head, $status, state: [] });
`,
    [`${folder}/model.ts`]: `import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent, createStore } from 'effector';

/** A page that needs data has a \`createPageQuery\` in place of these (shared-kit/README.md). */
export const opened = createEvent<PageRequest>();

export const $status = createStore(200, { serialize: 'ignore' });

export const $head = $t.map((t): PageHead => ({ title: t('routes.${page}'), description: t('${camel(page)}.text') }));
`,
    [`${folder}/view.tsx`]: `import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import type { ReactElement } from 'react';
import styles from './view.module.css';

export function ${pascal(page)}View(): ReactElement {
  const { t } = useTranslation();
  return (
    <Container>
      <div className={styles['root']}>
        <h1>{t('routes.${page}')}</h1>
        <p>{t('${camel(page)}.text')}</p>
      </div>
    </Container>
  );
}
`,
    [`${folder}/view.module.css`]: '.root {\n  display: grid;\n  gap: var(--space-4);\n}\n',
  };
}

/** The texts of a page until somebody writes better ones, the same in every language. */
export function pageTexts(page: string): Readonly<Record<string, unknown>> {
  return { routes: { [page]: sayName(page) }, [camel(page)]: { text: `${sayName(page)}.` } };
}

/** A fragment with a heading and a button that closes it. */
export function fragmentFiles(remote: string, fragment: string): Files {
  const folder = `${remote}/src/fragments/${fragment}`;
  return {
    [`${folder}/index.ts`]: `import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { ${pascal(fragment)}View } from './view.tsx';

export const fragment = defineFragment({ View: ${pascal(fragment)}View });
`,
    [`${folder}/view.tsx`]: `import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import type { ReactElement } from 'react';

export function ${pascal(fragment)}View({ close }: FragmentProps): ReactElement {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('${camel(fragment)}.title')}</h2>
      <Button onClick={close}>{t('${camel(fragment)}.close')}</Button>
    </section>
  );
}
`,
  };
}

/** The texts of a fragment, as those of a page. */
export function fragmentTexts(fragment: string): Readonly<Record<string, unknown>> {
  return { [camel(fragment)]: { title: sayName(fragment), close: 'OK' } };
}
