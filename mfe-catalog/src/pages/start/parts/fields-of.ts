/** The fields of a form as its GET request would send them, by name. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(inputs.filter(({ type, checked }) => type !== 'checkbox' || checked).map(({ name, value }) => [name, value]));
}
