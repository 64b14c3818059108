import { modules } from 'monolith-modules';

/*
 * Stands in for `shell/src/composition/remotes/federation.ts` in the bundle of the bench: the same calls, answered by imports of the one build.
 * No remote of it can be late, missing or of another version.
 */

export async function loadExposed<Module>(remote: string, exposed: string): Promise<Module> {
  const load = modules[`${remote}/${exposed}`];
  if (!load) throw new Error(`${remote} exposes no ${exposed}`);
  return (await load()) as Module;
}

export async function loadTexts(remote: string, locale: string): Promise<unknown> {
  return (await loadExposed<{ default: unknown }>(remote, `locales/${locale}`)).default;
}

export async function canBeHad(): Promise<boolean> {
  return true;
}
