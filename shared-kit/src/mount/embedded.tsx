import type { Contract } from '@withease/contracts';
import type { Effect } from 'effector';
import type { ComponentType } from 'react';

/** The props of an embedded fragment's component: its input, and what its effect has loaded for that input. */
export interface EmbeddedProps<Input, Data> {
  readonly input: Input;
  readonly data: Data;
}

/** A fragment that the server renders into the pages of other teams, or into a slot of the frame. */
export interface EmbeddedFragment<Input, Data> {
  /** Its first rendering depends on input, data and language alone, once for all; each instance has its own data. */
  readonly View: ComponentType<EmbeddedProps<Input, Data>>;
  /** What pages may give it; an input that this refuses is not rendered. Absent: it has no input. */
  readonly input?: Contract<unknown, Input>;
  /** Loads plain data for an input, on the server and in the browser alike. Absent: it has no data. */
  readonly loadFx?: Effect<Input, Data>;
  /** Has its size and is shown in its place while its data is late or cannot be loaded; absent: nothing is. */
  readonly Placeholder?: ComponentType;
}

/** As a build passes it on: its contract accepts the input, and its own effect loads the data. */
export type AnyEmbeddedFragment = EmbeddedFragment<unknown, unknown>;

/** Declares a folder's fragment with an `embed` or `slot` in the manifest; its `index.ts` exports it as `fragment`. */
export function defineEmbeddedFragment<Input, Data>(fragment: EmbeddedFragment<Input, Data>): AnyEmbeddedFragment {
  return fragment as unknown as AnyEmbeddedFragment;
}
