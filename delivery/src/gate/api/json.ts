/** An object of a JSON document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value of a JSON document is an object. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schemas of a list such as `anyOf`; null where there is none. */
export function schemasIn(list: unknown): readonly unknown[] | null {
  return Array.isArray(list) && list.length > 0 ? list : null;
}

/** What a reference such as `#/components/schemas/Order` leads to; undefined when it leads nowhere in the document. */
export function findByReference(document: Json, reference: string): unknown {
  const steps = reference
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document);
}
