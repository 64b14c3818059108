/** The fragments of other remotes by owner and name: what `vitrava types <owner>` writes into `src/bus/<owner>.ts` adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: a module of another remote extends it.
export interface EmbeddableFragments {}

/** The names of an owner's fragments. */
export type FragmentName<Owner> = Owner extends keyof EmbeddableFragments ? keyof EmbeddableFragments[Owner] & string : never;

type Declared<Owner, Name> = Owner extends keyof EmbeddableFragments
  ? Name extends keyof EmbeddableFragments[Owner]
    ? EmbeddableFragments[Owner][Name]
    : never
  : never;
type InputOf<Fragment> = Fragment extends { readonly input: infer Input } ? Input : never;
type Listeners<Fragment> = Fragment extends { readonly events: infer Events }
  ? { readonly on?: { readonly [Name in keyof Events]?: (payload: Events[Name]) => void } }
  : { readonly on?: never };
type Given<Input> = Record<never, never> extends Input ? { readonly input?: Input } : { readonly input: Input };

/** A declared fragment, with an input that it accepts and listeners to its events. */
export type FragmentProps<Owner, Name> = { readonly owner: Owner; readonly name: Name } & Given<InputOf<Declared<Owner, Name>>> &
  Listeners<Declared<Owner, Name>>;
