import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';

const contracts = CONTRACT_VERSIONS;

/** The sources of a container: it has nothing but its description. */
export function containerSources(name: string): Readonly<Record<string, string>> {
  return { 'remote.manifest.json': JSON.stringify({ name, contracts, brings: 'generation' }) };
}

/** A remote with one page at `/<name>`: a counter on Effector, which shows the version of its React. `brings`: it has its own copy. */
export function counterSources(name: string, brings?: 'own'): Readonly<Record<string, string>> {
  const words = (title: string, text: string) => JSON.stringify({ routes: { counter: title }, counter: { add: text } });
  return {
    'remote.manifest.json': JSON.stringify({ name, contracts, ...(brings && { brings }) }),
    'locales/ru.json': words('Счётчик', 'Добавить'),
    'locales/en.json': words('Counter', 'Add'),
    'src/pages/counter/route.json': JSON.stringify({ path: `/${name}` }),
    'src/pages/counter/model.ts': `
      import { createEvent, createStore } from 'effector';
      export const opened = createEvent<unknown>();
      export const added = createEvent();
      export const $count = createStore(0, { sid: '${name}-count' }).on(added, (count) => count + 1);
      export const $head = createStore({ title: 'Counter' });
    `,
    'src/pages/counter/index.ts': `
      import { definePage } from '@vitrava/shared-kit/mount/route';
      import { $head, opened } from './model.ts';
      import { CounterView } from './view.tsx';
      export const page = definePage({ View: CounterView, opened, $head, state: [] });
    `,
    'src/pages/counter/view.tsx': `
      import { useTranslation } from '@vitrava/shared-kit/i18n/react';
      import { useUnit } from 'effector-react';
      import { useId, version } from 'react';
      import { $count, added } from './model.ts';
      export function CounterView() {
        const { t } = useTranslation();
        const id = useId();
        const [count, add] = useUnit([$count, added]);
        return (
          <div data-react={version}>
            <h1 id={id}>{count}</h1>
            <button type="button" aria-describedby={id} onClick={() => add()}>{t('counter.add')}</button>
          </div>
        );
      }
    `,
  };
}
