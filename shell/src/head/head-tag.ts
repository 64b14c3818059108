/** An element of the head. `text` is its content: the JSON of structured data. */
export type HeadTag =
  | { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }
  | { readonly name: 'script'; readonly attributes: { readonly type: 'application/ld+json' }; readonly data: object };
