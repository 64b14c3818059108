/** Whether a file system error means a missing path, by its value: its class differs between realms. */
export function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Whether a file system error means that the path exists already. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === 'EEXIST';
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/** For `catch` of a file operation: a value in place of what is not there, which another process may have taken away. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}
