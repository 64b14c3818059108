import { $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/answers';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { problemsOfRefusal } from '../../../domain/answers/index.ts';
import { $customer, patchCustomerFx } from '../customer.ts';
import { PersonalDetailsGate } from '../gate.ts';
import { changesOf, type DetailsForm, formOf, rawForm, readForm } from './changes.ts';
import { type StoredDetails, storedDetails } from './stored.ts';

export const editChosen = createEvent();
export const editDismissed = createEvent();
export const draftWritten = createEvent<Partial<DetailsForm>>();

interface Editing {
  /** What the form began with; the same object for as long as it is open. */
  readonly opened: DetailsForm;
  /** The details when the form was opened, or since a save: changes made in other tabs meanwhile are not undone. */
  readonly base: DetailsForm;
  readonly draft: Partial<DetailsForm>;
  /** How the form came to stand on the page: by its button just now, or with what was written before, in this document or in the one before. */
  readonly origin: 'button' | 'before';
}

interface Sending {
  readonly editing: Editing | null;
  readonly user: number | null;
  readonly form: Partial<DetailsForm>;
}

const sendFx = createEffect(async ({ editing, user, form }: Sending): Promise<FormProblemsByField | undefined> => {
  const patch = scopeBind(patchCustomerFx, { safe: true });
  const changes = editing ? changesOf(editing.base, form) : {};
  if (Object.keys(changes).length === 0) return undefined;
  try {
    await patch({ user, changes });
    return undefined;
  } catch (error) {
    return problemsOfRefusal(error as ApiError);
  }
});

/** Fact: the sent details are the shop's current ones. */
const detailsSaved = sendFx.done.filterMap(({ params, result }) => (result === undefined ? params : undefined));

/** This customer's input before a reload; another customer's is dropped. */
const findFx = createEffect((user: number): StoredDetails | null => {
  const stored = storedDetails.read() ?? null;
  if (stored?.user === user) return stored;
  storedDetails.remove();
  return null;
});

const isChanged = ({ base, draft }: Editing): boolean => Object.keys(changesOf(base, draft)).length > 0;

const keepFx = createEffect(({ user, editing }: { readonly user: number | null; readonly editing: Editing | null }): void => {
  if (user !== null && editing !== null && isChanged(editing))
    storedDetails.write({ user, base: editing.base, draft: rawForm(editing.draft) });
  else storedDetails.remove();
});

// A session that ended while this tab was on another site has left here what was written in it.
const $isGuestHere = combine(PersonalDetailsGate.status, $sessionStatus, (isOpen, session) => isOpen && session === 'anonymous');
sample({ clock: $isGuestHere, filter: Boolean, fn: () => ({ user: null, editing: null }), target: keepFx });

const begun = sample({ clock: editChosen, source: $customer, fn: (customer) => customer && formOf(customer) });

/** What was written while it was sent stays to be sent next. */
function afterSave(now: Editing | null, { editing, form }: Sending): Editing | null {
  if (now === null || now.opened !== editing?.opened) return now;
  const base = readForm(form);
  const rest = { ...now, base, origin: 'button' as const };
  return isChanged(rest) ? rest : null;
}

/** Stored in the tab until saved, so that a failure or reload loses nothing and the next customer gets nothing. */
const $editing = createStore<Editing | null>(null, { serialize: 'ignore' })
  .on(begun, (_, form) => form && { opened: form, base: form, draft: form, origin: 'button' })
  .on(
    findFx.doneData,
    (now, stored) => now ?? (stored && { opened: stored.base, base: stored.base, draft: stored.draft, origin: 'before' }),
  )
  .on(draftWritten, (editing, draft) => editing && { ...editing, draft })
  .on(detailsSaved, afterSave)
  .on(PersonalDetailsGate.close, (editing) => editing && { ...editing, origin: 'before' })
  .reset(editDismissed, signedOut);

sample({
  clock: $customer,
  source: $editing,
  filter: (editing, customer) => editing === null && customer !== null,
  fn: (_, customer) => customer?.id as number,
  target: findFx,
});
sample({ clock: [$editing, signedOut], source: { user: $userId, editing: $editing }, target: keepFx });

/** Sends what was changed, and nothing when nothing was; gives what the form shall show, or nothing when the details are saved. */
export const saveDetailsFx = attach({
  source: { editing: $editing, user: $userId },
  mapParams: (form: Partial<DetailsForm>, { editing, user }): Sending => ({ editing, user, form }),
  effect: sendFx,
});

/** What is written in the form; null while the details are only shown. */
export const $draft = $editing.map((editing) => editing?.draft ?? null);

/** Whether no request for the form is under way. */
export const $isFromBefore = $editing.map((editing) => editing?.origin === 'before');

/** Whether the form came by itself with what is not saved yet. */
export const $isFound = $editing.map((editing) => editing?.origin === 'before' && isChanged(editing));

export const $isEditing = combine($draft, $customer, (draft, customer) => draft !== null && customer !== null);

// Screen readers do not announce a text that is inserted together with its region: the shop's own region announces it.
const $isFoundShown = combine(
  PersonalDetailsGate.status,
  $isEditing,
  $isFound,
  (isOpen, isEditing, isFound) => isOpen && isEditing && isFound,
);
announce({ clock: $isFoundShown.updates.filter({ fn: Boolean }), text: (t) => t('details.found'), tone: 'quiet' });
