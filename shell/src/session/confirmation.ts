/** The page that letters with a code lead to, in both languages. */
const PAGE = /^(?:\/en)?\/account\/personal-details\/?$/;
const CODE = /^[\w-]{1,64}$/;

/** The code that a letter's link has brought, taken out of the address so that no history, referrer or counter keeps it. */
export function takeConfirmationCode(): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null || !PAGE.test(url.pathname)) return null;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
  return CODE.test(code) ? code : null;
}
