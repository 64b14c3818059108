/** Why `fetch` has rejected: its own message hides the error of the connection in `cause`. */
export function fetchErrorReason(error: unknown): string {
  const { cause, message } = fieldsOf(error);
  const { code, message: inner } = fieldsOf(cause);
  return String(code ?? inner ?? message ?? error);
}

function fieldsOf(error: unknown): { readonly cause?: unknown; readonly message?: unknown; readonly code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}
