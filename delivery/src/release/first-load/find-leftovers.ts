import type { CDPSession, Page } from 'playwright-core';

/** Objects of the page that outlive each remote. */
const SHARED = ['window', 'document', 'document.documentElement', 'document.body'];

/** Runs in the page: all built-in functions that are scripts now, by name, in comparison with a document in which nothing has run. */
const REPLACED = `(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const fresh = frame.contentWindow;
  const isScript = (value) => typeof value === 'function' && !fresh.Function.prototype.toString.call(value).includes('[native code]');
  const found = {};
  const compare = (name, own, original) => {
    for (const key of Object.getOwnPropertyNames(own)) {
      if (!(key in original)) continue;
      const { value, get, set } = Object.getOwnPropertyDescriptor(own, key);
      const script = [value, get, set].find(isScript);
      if (script) found[name + key] = script;
    }
  };
  compare('', window, fresh);
  for (const key of Object.getOwnPropertyNames(fresh).filter((name) => /^[A-Z]/.test(name))) {
    const [own, original] = [window[key], fresh[key]];
    if (!own || !original) continue;
    compare(key + '.', own, original);
    if (own.prototype && original.prototype) compare(key + '.prototype.', own.prototype, original.prototype);
  }
  for (const key of ['history', 'document', 'navigator', 'console', 'performance']) compare(key + '.', window[key], fresh[key]);
  frame.remove();
  return found;
})()`;

/** Runs in the page: how many style elements have rules. The shop has none. */
const STYLE_ELEMENTS = `[...document.querySelectorAll('style')].filter(({ sheet }) => sheet?.cssRules.length > 0).length`;

/** What scripts with such addresses have left in a page, as parts of a sentence: listeners, replaced built-ins and style elements. */
export async function findLeftovers(page: Page, isOfRemote: (url: string) => boolean): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => void (isOfRemote(url) && scripts.add(scriptId)));
  // It reports the scripts that are there, too.
  await session.send('Debugger.enable');
  const listeners = await Promise.all(SHARED.map((target) => findListeners(session, target, scripts)));
  const replaced = await findReplaced(session, scripts);
  const styles = await page.evaluate<number>(STYLE_ELEMENTS);
  await session.detach();
  return [...listeners.flat(), ...replaced, ...(styles > 0 ? [`${styles} style elements with rules`] : [])];
}

async function findListeners(session: CDPSession, target: string, scripts: ReadonlySet<string>): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: target });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: `${result.objectId}` });
  return listeners.filter(({ scriptId }) => scripts.has(scriptId)).map(({ type }) => `a listener of "${type}" on ${target}`);
}

async function findReplaced(session: CDPSession, scripts: ReadonlySet<string>): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: REPLACED });
  const read = (objectId = '') => session.send('Runtime.getProperties', { objectId, ownProperties: true });
  const functions = (await read(result.objectId)).result;
  const found = functions.map(async ({ name, value }) => {
    const { internalProperties = [] } = await read(value?.objectId);
    const location = internalProperties.find((property) => property.name === '[[FunctionLocation]]')?.value?.value as unknown;
    const isOwn = scripts.has(`${(location as { scriptId?: string } | undefined)?.scriptId}`);
    return isOwn ? [`a replacement of ${name}`] : [];
  });
  return (await Promise.all(found)).flat();
}
