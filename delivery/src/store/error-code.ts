/** Whether a file system error says that the path does not exist. Looks at the value, not its class, which differs between realms. */
export function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
