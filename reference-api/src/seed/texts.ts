/** Texts that exist in both languages. */
export interface Texts {
  readonly ru: string;
  readonly en: string;
}
