/** A query as Django reads it: of a repeated parameter the last one counts. Characters that no text of the shop can hold are dropped. */
export function parseQueryString(text: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.slice(0, 8_000))) values[name] = withoutControls(value);
  return values;
}

/** PostgreSQL refuses NUL, and no name, slug or search text has control characters or halves of surrogate pairs. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
