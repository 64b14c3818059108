import { readConfig } from './config.ts';
import { localSecret } from './secrets.ts';

/** `node reference-api/src/cms.ts get` · `node reference-api/src/cms.ts set KEY VALUE`: settings, through the running API. */
const USAGE = `Usage: cms get | cms set KEY VALUE
  CMS_COLORS          JSON, in part: '{"background":"#ffffff"}'
  CMS_LOGO            vitrava | an image's address | null
  CMS_PAGE_SIZE       1 to 100
  CMS_SHOW_DISCOUNTS  true | false
  CMS_TG_BOT          true | false`;

const config = readConfig(process.env);
const base = `http://${config.host}:${config.port}`;
const [command, key, value, ...rest] = process.argv.slice(2);

if (command === 'get' && key === undefined) await show(fetch(`${base}/api/settings/`));
else if (command === 'set' && key !== undefined && value !== undefined && rest.length === 0) await show(write(key, value));
else fail(USAGE);

async function write(name: string, text: string): Promise<Response> {
  const token = config.adminToken ?? (await localSecret(config.dataDir, 'api-admin-token'));
  return fetch(`${base}/admin/settings/${encodeURIComponent(name)}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-admin-token': token },
    body: JSON.stringify({ value: readValue(text) }),
  });
}

/** JSON where it is JSON, a plain text otherwise. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function show(call: Promise<Response>): Promise<void> {
  const response = await call.catch(() => fail(`The API does not answer at ${base}. Start it first, or set API_PORT.`));
  const text = await response.text();
  if (!response.ok) fail(`The API refused (${response.status}): ${text}`);
  process.stdout.write(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
