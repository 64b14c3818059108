/**
 * The address that a developer loads a remote from in place of the composition's: an entry or an `mf-manifest.json`, under the key of the library
 * import-map-overrides. Null: there is none, or the storage is closed.
 */
export function overrideOf(remote: string): string | null {
  try {
    return localStorage.getItem(`import-map-override:${remote}`);
  } catch {
    return null;
  }
}
