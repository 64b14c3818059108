/** The address that a developer loads a remote from, under the key of import-map-overrides; null: none. */
export function overrideOf(remote: string): string | null {
  try {
    return localStorage.getItem(`import-map-override:${remote}`);
  } catch {
    return null;
  }
}
