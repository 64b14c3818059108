import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { attach, createEvent, createStore, sample } from 'effector';
import type { ProseSection } from '../../domain/content/index.ts';
import { type PageState, pageTitle, statusOf } from '../../domain/page/index.ts';

const WORDS = {
  ru: {
    title: 'Правовая информация',
    description: 'Как «Витрава» обращается с персональными данными, по каким правилам продаёт и возвращает товары.',
  },
  en: {
    title: 'Legal information',
    description: 'How Vitrava handles personal data, and the rules by which it sells goods and takes them back.',
  },
} as const;

export const opened = createEvent<PageRequest>();

// A chunk of its own in the browser: the text comes with the page's data and is loaded only where the server could not send it.
const loadSectionsFx = attach({
  name: 'loadSectionsFx',
  source: $locale,
  effect: async (locale) => (locale === 'ru' ? await import('./prose/ru.ts') : await import('./prose/en.ts')).sections,
});

export const $sections = createStore<readonly ProseSection[]>([]);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = $locale.map((locale): PageHead => {
  const { title, description } = WORDS[locale];
  return { title: pageTitle(title, locale), description, canonicalPath: '/legal-information' };
});

sample({ clock: opened, fn: () => undefined, target: loadSectionsFx });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadSectionsFx.doneData, target: $sections });
sample({ clock: loadSectionsFx.done, fn: (): PageState => 'ready', target: $state });
sample({ clock: loadSectionsFx.fail, fn: (): PageState => 'failed', target: $state });
