/** Words of the page about us. Lists keep their order. */
export interface AboutProse {
  /** For the head. */
  readonly title: string;
  readonly description: string;
  readonly intro: { readonly kicker: string; readonly title: string; readonly paragraphs: readonly string[] };
  readonly mission: { readonly title: string; readonly statement: string; readonly paragraphs: readonly string[] };
  readonly standards: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly name: string; readonly text: string }[];
  };
  readonly achievements: {
    readonly title: string;
    readonly lead: string;
    readonly facts: readonly { readonly value: string; readonly meaning: string }[];
    /** What happened and where it is told in full, a path without locale prefix. */
    readonly milestones: readonly { readonly when: string; readonly text: string; readonly more: string; readonly to: string }[];
  };
}
