import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { arr, obj, str, type UnContract } from '@withease/contracts';
import { combine, createEvent, createStore, sample } from 'effector';
import { proseContract } from '../../domain/content/index.ts';
import { answeredState, failedState, type PageState, statusOf } from '../../domain/page/index.ts';
import { headOf } from './head.ts';

const groupContract = obj({ slug: str, name: str, questions: arr(obj({ id: str, question: str, answer: proseContract })) });

export type QuestionGroup = UnContract<typeof groupContract>;

export const opened = createEvent<PageRequest>();

const loadFaqFx = createApiFx({
  name: 'loadFaqFx',
  request: (_: undefined) => ({ path: 'api/faq/' }),
  contract: obj({ results: arr(groupContract) }),
});

export const $groups = createStore<readonly QuestionGroup[]>([]);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, groups: $groups }, headOf);

sample({ clock: opened, fn: () => undefined, target: loadFaqFx });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadFaqFx.doneData, fn: ({ results }) => results, target: $groups });
sample({ clock: loadFaqFx.done, fn: answeredState, target: $state });
sample({ clock: loadFaqFx.failData, fn: failedState, target: $state });
