import type { Contract } from '@withease/contracts';
import type { Effect } from 'effector';
import type { ComponentType } from 'react';

/** The props of an embedded fragment's component: its input, what its effect has loaded for it, and how it sends a declared event. */
export interface EmbeddedProps<Input, Data, Events = Record<never, never>> {
  readonly input: Input;
  readonly data: Data;
  readonly emit: <Name extends keyof Events & string>(name: Name, payload: Events[Name]) => void;
}

/** A fragment that the server renders into the pages of other teams, or into a slot of the frame. */
export interface EmbeddedFragment<Input, Data, Events = Record<never, never>> {
  /** Its first rendering depends on input, data and language alone, once for all; each instance has its own data. */
  readonly View: ComponentType<EmbeddedProps<Input, Data, Events>>;
  /** What pages may give it; an input that this refuses is not rendered. Absent: it has no input. */
  readonly input?: Contract<unknown, Input>;
  /** What it sends to the page that embeds it, by name: plain data. */
  readonly events?: { readonly [Name in keyof Events]: Contract<unknown, Events[Name]> };
  /** Loads plain data for an input, on the server and in the browser alike. Absent: it has no data. */
  readonly loadFx?: Effect<Input, Data>;
  /** Has its size and is shown in its place while its data is late or cannot be loaded; absent: nothing is. */
  readonly Placeholder?: ComponentType;
}

/** As a build passes it on: its contract accepts the input, and its own effect loads the data. The server renders it without `emit`. */
export interface AnyEmbeddedFragment extends Omit<EmbeddedFragment<unknown, unknown>, 'View'> {
  readonly View: ComponentType<{ readonly input: unknown; readonly data: unknown; readonly emit?: Emit }>;
}

/** Sends an event to the page that embeds the fragment. */
export type Emit = (event: string, payload: unknown) => void;

/** Declares a folder's fragment with an `embed` or `slot` in the manifest; its `index.ts` exports it as `fragment`. */
export function defineEmbeddedFragment<Input, Data, Events = Record<never, never>>(
  fragment: EmbeddedFragment<Input, Data, Events>,
): AnyEmbeddedFragment {
  return fragment as unknown as AnyEmbeddedFragment;
}
