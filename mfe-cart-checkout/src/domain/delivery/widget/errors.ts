/** What can go wrong with the provider's widget, as plain data; `explanation` is for logs (specification, section 8). */
export type WidgetError =
  | { readonly kind: 'load'; readonly explanation: 'Failed to load pickup widget' }
  | { readonly kind: 'start'; readonly explanation: 'Error initializing pickup widget' };

export function loadError(): WidgetError {
  return { kind: 'load', explanation: 'Failed to load pickup widget' };
}

export function startError(): WidgetError {
  return { kind: 'start', explanation: 'Error initializing pickup widget' };
}
