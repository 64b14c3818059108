import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/answers';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { problemsOfRefusal } from '../../../domain/answers/index.ts';
import { $customer, patchCustomerFx } from '../customer.ts';
import { changesOf, type DetailsForm, formOf, readForm } from './changes.ts';

/** The customer wants to change their details. */
export const editChosen = createEvent();
/** The customer leaves everything as it was. */
export const editDismissed = createEvent();
/** The text of the form, as it is written. */
export const draftWritten = createEvent<Partial<DetailsForm>>();

/** Details that are being changed. */
interface Editing {
  /** What the form began with; the same object for as long as it is open. */
  readonly opened: DetailsForm;
  /** What the shop knew when the form was opened, or since a save: what is changed elsewhere meanwhile is not undone. */
  readonly base: DetailsForm;
  readonly draft: Partial<DetailsForm>;
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

/** Fact: what was sent is what the shop knows. */
const detailsSaved = sendFx.done.filterMap(({ params, result }) => (result === undefined ? params : undefined));

const begun = sample({ clock: editChosen, source: $customer, fn: (customer) => customer && formOf(customer) });

/** What was written while it was sent stays to be sent next. */
function afterSave(now: Editing | null, { editing, form }: Sending): Editing | null {
  if (now === null || now.opened !== editing?.opened) return now;
  const base = readForm(form);
  return Object.keys(changesOf(base, now.draft)).length === 0 ? null : { ...now, base };
}

/** In the memory of the tab: a failure or a look at another page loses nothing, and nothing stays for who comes next. */
const $editing = createStore<Editing | null>(null, { serialize: 'ignore' })
  .on(begun, (_, form) => form && { opened: form, base: form, draft: form })
  .on(draftWritten, (editing, draft) => editing && { ...editing, draft })
  .on(detailsSaved, afterSave)
  .reset(editDismissed, signedOut);

/** Sends what was changed, and nothing when nothing was; gives what the form shall show, or nothing when the details are saved. */
export const saveDetailsFx = attach({
  source: { editing: $editing, user: $userId },
  mapParams: (form: Partial<DetailsForm>, { editing, user }): Sending => ({ editing, user, form }),
  effect: sendFx,
});

/** What is written in the form; null while the details are only shown. */
export const $draft = $editing.map((editing) => editing?.draft ?? null);

export const $isEditing = combine($draft, $customer, (draft, customer) => draft !== null && customer !== null);
