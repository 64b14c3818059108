/** The document's schemas as tests read them: a field that is not described is one too many. */
export function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (typeof value !== 'object' || value === null) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closeObjects(item)]));
  const isOpen = 'properties' in closed && !('additionalProperties' in closed) && !('patternProperties' in closed);
  return isOpen && closed.type === 'object' ? { ...closed, additionalProperties: false } : closed;
}
