import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/answers';
import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { problemsOfRefusal } from '../../../domain/answers/index.ts';
import { $customer, patchCustomerFx } from '../customer.ts';
import { changesOf, type DetailsForm, formOf } from './changes.ts';

/** The customer wants to change their details. */
export const editChosen = createEvent();
/** The customer leaves everything as it was. */
export const editDismissed = createEvent();
/** The text of the form, as it is written. */
export const draftWritten = createEvent<Partial<DetailsForm>>();

/** Sends what was changed, and nothing when nothing was; gives what the form shall show, or nothing when the details are saved. */
export const saveDetailsFx = attach({
  source: { customer: $customer, user: $userId },
  async effect({ customer, user }, form: Partial<DetailsForm>): Promise<FormProblemsByField | undefined> {
    const patch = scopeBind(patchCustomerFx, { safe: true });
    const changes = customer ? changesOf(customer, form) : {};
    if (Object.keys(changes).length === 0) return undefined;
    try {
      await patch({ user, changes });
      return undefined;
    } catch (error) {
      return problemsOfRefusal(error as ApiError);
    }
  },
});

/** Fact: what was written is what the shop knows. */
export const detailsSaved = saveDetailsFx.doneData.filter({ fn: (problems) => problems === undefined });

const begun = sample({ clock: editChosen, source: $customer, fn: (customer) => customer && formOf(customer) });

/**
 * What is written in the form; null while the details are only shown. In the memory of the tab: a failure or a look at another page loses
 * nothing, and nothing stays for who comes next.
 */
export const $draft = createStore<Partial<DetailsForm> | null>(null, { serialize: 'ignore' })
  .on(begun, (_, form) => form)
  .on(draftWritten, (draft, written) => (draft === null ? draft : written))
  .reset(editDismissed, detailsSaved, signedOut);

export const $isEditing = combine($draft, $customer, (draft, customer) => draft !== null && customer !== null);
