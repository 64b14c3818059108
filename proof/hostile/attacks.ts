/** An attack of a hostile release's browser code, by its name in `hostile-program.ts`. */
export interface Attack {
  readonly name: string;
  readonly title: string;
  /** `possible`: the remotes share one page, so nothing prevents it; documented in SECURITY.md. */
  readonly expected: 'prevented' | 'possible';
  /** The foreign origin receives a request to one of these paths when the attack succeeds. */
  readonly sends?: readonly string[];
}

/** The last two leave the page. */
export const ATTACKS: readonly Attack[] = [
  { name: 'refresh-token', title: 'reads the refresh token', expected: 'prevented' },
  { name: 'access-token', title: 'reads the access token from a call of another remote', expected: 'possible' },
  { name: 'personal-data', title: "reads the customer's personal data from the API", expected: 'possible' },
  { name: 'password', title: 'reads a password while it is typed into the form of another remote', expected: 'possible' },
  {
    name: 'foreign-calls',
    title: 'sends data to another origin by fetch, beacon or picture',
    expected: 'prevented',
    sends: ['/fetch', '/beacon', '/picture'],
  },
  { name: 'foreign-form', title: 'sends data to another origin by a form', expected: 'prevented', sends: ['/form'] },
  { name: 'foreign-script', title: 'runs a script of another origin', expected: 'prevented', sends: ['/script.js'] },
  { name: 'html', title: 'runs code from HTML that it writes into the page', expected: 'prevented' },
  { name: 'eval', title: 'runs code from a text', expected: 'prevented' },
  { name: 'service-worker', title: 'installs a service worker for the whole shop', expected: 'prevented' },
  { name: 'console', title: "calls the operators' console on the shop's origin", expected: 'prevented' },
  { name: 'navigation', title: 'sends data to another origin by leaving the shop', expected: 'possible', sends: ['/navigation'] },
  { name: 'checkout', title: 'runs on the pages of the checkout', expected: 'prevented' },
];
