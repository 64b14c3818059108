import { createApiFx } from '@vitrava/shared-kit/api-client';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { $location, $pendingNavigation, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { queryOf } from '@vitrava/shared-kit/mount/query';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { spread } from 'patronum/spread';
import { suggestionsContract } from '../../contracts.ts';
import { addressOf, EMPTY_QUERY, readQuery } from '../../domain/catalogue-address/index.ts';
import { answered, arrived, departed, submitted, typed, UNTOUCHED, waited } from './input.ts';
import { recent } from './recent.ts';
import { CLEAR_RECENT, recentSuggestions, suggestionsOf } from './suggestions.ts';

export type { Suggestion } from './input.ts';

/** Suggestions are requested this long after the last letter. */
const SUGGEST_AFTER_MS = 150;

export const textTyped = createEvent<string>();
export const textSubmitted = createEvent<string>();
export const suggestionPicked = createEvent<string>();
export const { start: fieldFocused } = recent;

const suggestFx = createApiFx({
  name: 'suggestFx',
  request: ({ search, signal }: { search: string; signal: AbortSignal }) => ({
    path: 'api/search/suggestions/',
    query: { search },
    signal,
  }),
  contract: suggestionsContract,
});
export const $areSuggestionsPending = suggestFx.pending;

const waitFx = createEffect((text: string) => new Promise<string>((resolve) => setTimeout(resolve, SUGGEST_AFTER_MS, text)));
sample({ clock: textTyped, target: waitFx });

/** The query of the address's list; nothing on other pages. */
const $shown = $location.map(({ pathname, search }) => (pathname === '/' ? readQuery(queryOf(search)).search : ''));

const navigationBegun = $pendingNavigation.updates.filter({ fn: (target) => target !== null });
const $input = createStore(UNTOUCHED, { serialize: 'ignore' })
  .on(textTyped, typed)
  .on(waitFx.doneData, waited)
  .on(textSubmitted, submitted)
  .on(suggestFx.done, (input, { params: { search }, result }) =>
    answered(input, { search, suggestions: suggestionsOf(search, result), isComplaint: result.is_complaint === true }),
  )
  .on(navigationBegun, departed)
  .on($location, arrived);

export const $text = combine($input, $shown, ({ draft }, shown) => draft ?? shown);
export const $suggestions = combine($input, $text, recent.$value, ({ suggestions }, text, texts) =>
  text === '' ? recentSuggestions(texts) : suggestions,
);
export const $isComplaint = $input.map(({ isComplaint }) => isComplaint);

/** The question under way; the next one ends it. */
const $question = createStore<AbortController | null>(null, { serialize: 'ignore' });
const beginQuestionFx = attach({
  source: $question,
  effect(previous, search: string) {
    previous?.abort();
    return { search, controller: new AbortController() };
  },
});
$question.on(beginQuestionFx.doneData, (_, { controller }) => controller);

sample({
  clock: waitFx.doneData,
  source: $input,
  filter: ({ draft, requested }, text) => draft === text && requested !== null,
  fn: ({ requested }) => requested as string,
  target: beginQuestionFx,
});
sample({ clock: beginQuestionFx.doneData, fn: ({ search, controller }) => ({ search, signal: controller.signal }), target: suggestFx });

/** What a search leads to: its page, and its text among the recent ones. */
function openSearch(to: string, text: string): { readonly open: { readonly to: string }; readonly remember?: string } {
  return { open: { to }, ...(text !== '' && { remember: text }) };
}
sample({
  clock: [
    textSubmitted.map((text) => openSearch(addressOf({ ...EMPTY_QUERY, search: text.trim() }), text.trim())),
    suggestionPicked.map((to) =>
      to === CLEAR_RECENT ? { remember: null } : openSearch(to, readQuery(queryOf(to.slice(to.indexOf('?') + 1))).search.trim()),
    ),
  ],
  target: spread({ open: navigationRequested, remember: recent.change }),
});
sample({ clock: signedOut, fn: () => null, target: recent.change });
