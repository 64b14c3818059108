import type { BrowserContext } from '@playwright/test';
import type { Apis } from '../../scripts/browser-floor/testing/newer-apis.ts';

/**
 * Objects that cannot be removed from a page without changing the browser's behaviour: its policy for script sinks
 * stays in force, and only this object can satisfy it.
 */
const PRESERVED = ['trustedTypes', 'TrustedTypePolicyFactory', 'TrustedTypePolicy', 'TrustedHTML', 'TrustedScript', 'TrustedScriptURL'];

/** Every page of the context loses these APIs and attributes before its first script runs. */
export async function removeApis(context: BrowserContext, { globals, members, attributes }: Apis): Promise<void> {
  const removed = {
    globals: globals.filter((name) => !PRESERVED.includes(name)),
    members: members.filter(([owner]) => !PRESERVED.includes(owner)),
    attributes,
  };
  await context.addInitScript(({ globals, members, attributes }) => {
    const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
    for (const [owner, member] of members) {
      const object = page[owner];
      const name = member.replace(/_static$/, '');
      for (const place of name === member ? [object, object?.prototype] : [object]) if (place) Reflect.deleteProperty(place, name);
    }
    for (const name of globals) delete page[name];

    const selector = attributes.map((name) => `[${name}]`).join();
    if (selector === '') return;
    const strip = (root: Element): void => {
      for (const element of [root, ...root.querySelectorAll(selector)]) for (const name of attributes) element.removeAttribute(name);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, attributeName } of changes) {
        if (attributeName !== null) (target as Element).removeAttribute(attributeName);
        for (const node of addedNodes) if (node instanceof Element) strip(node);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: [...attributes] });
  }, removed);
}
