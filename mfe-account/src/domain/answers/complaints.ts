/** What an answer complains of: sentences of the API by field name. They are read, never shown. */
export type Complaints = Readonly<Record<string, readonly string[]>>;

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

/**
 * Reads the body of a refusal. A value may be a sentence, a list or nested; a body that is itself a sentence or a list speaks of
 * nothing in particular (`detail`). Null when nothing can be read from it.
 */
export function complaintsOf(body: unknown): Complaints | null {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = Object.entries(isRecord ? body : { detail: body })
    .map(([field, value]) => [field, sentencesOf(value)] as const)
    .filter(([, sentences]) => sentences.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** Whether one of the sentences contains `words`; capital letters do not matter. */
export function says(sentences: readonly string[], words: string): boolean {
  return sentences.some((sentence) => sentence.toLowerCase().includes(words.toLowerCase()));
}
