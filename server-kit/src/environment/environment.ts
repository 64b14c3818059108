/** Environment variables by name; an empty one counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within bounds. Throws a sentence for any other text. */
export function readInteger(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} is "${text}", but must be a whole number from ${min} to ${max}.`);
}

/** An HTTP address without a slash at its end; null when it is absent. Throws a sentence for any other text. */
export function readOrigin(env: Environment, name: string): string | null {
  const text = env[name];
  return text === undefined || text === '' ? null : requireOrigin(name, text);
}

export function requireOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new Error(`${name} is "${text}", but must be an address such as https://shop.example.`);
}

/** Where Prometheus scrapes the server: `<prefix>METRICS_PORT` and `<prefix>METRICS_HOST`. Null without a port: nothing is measured. */
export function readMetricsAddress(env: Environment, prefix = ''): { readonly host: string; readonly port: number } | null {
  const port = `${prefix}METRICS_PORT`;
  return env[port] ? { host: env[`${prefix}METRICS_HOST`] || '127.0.0.1', port: readInteger(env, port, 0, 0, 65_535) } : null;
}
