/* Rules in JsonLogic (https://jsonlogic.com), as they stand in a flag file. */

/** The operands of an operator, anywhere in the rule. */
export function valuesUnder(rule: unknown, operator: string): readonly unknown[] {
  if (Array.isArray(rule)) return rule.flatMap((part) => valuesUnder(part, operator));
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule).flatMap(([name, value]: [string, unknown]) => [
    ...(name === operator ? [value] : []),
    ...valuesUnder(value, operator),
  ]);
}

/** The attribute that one side of a comparison reads; null when it reads none. */
export function variableOf(side: unknown): string | null {
  const [name] = typeof side === 'object' && side !== null && 'var' in side ? variablesIn(side) : [];
  return name ?? null;
}

/** All attributes that a rule reads. */
export function variablesIn(rule: unknown): readonly string[] {
  if (Array.isArray(rule)) return rule.flatMap(variablesIn);
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.entries(rule).flatMap(([operator, value]: [string, unknown]) => {
    if (operator !== 'var') return variablesIn(value);
    const name: unknown = Array.isArray(value) ? value[0] : value;
    return [typeof name === 'string' ? name : JSON.stringify(name)];
  });
}
