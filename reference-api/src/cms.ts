import { staticFilesFolder } from '@vitrava/static-files/folder';
import { readConfig } from './config.ts';
import { localSecret } from './process/index.ts';

/** `node reference-api/src/cms.ts …`: what the people behind the shop do, always through the running API. */
const USAGE = `Usage:
  cms get                                  the settings
  cms set KEY VALUE                        changes a setting
    CMS_COLORS          JSON, in part: '{"background":"#ffffff"}'
    CMS_LOGO            vitrava | an image's address | null
    CMS_PAGE_SIZE       1 to 100
    CMS_SHOW_DISCOUNTS  true | false
    CMS_TG_BOT          true | false
  cms order NUMBER STATUS                  moves an order on: opened, issued, closed or canceled
  cms product ID price ROUBLES             changes the price before the discount
  cms product ID availability COUNT        changes how many are left
  cms company                              how the company is reached
  cms company FIELD VALUE                  changes it: email, or JSON for name, legal_name, phones, address, schedule, social,
                                           seller_details, creators
  cms account EMAIL PASSWORD               opens an account, or gives it a new password
  cms telegram CODE CHAT_ID                ties a chat to the account whose link has the code`;

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
}

const { VITRAVA_DATA_DIR, DATA_DIR = VITRAVA_DATA_DIR } = process.env;
const config = readConfig({ ...process.env, DATA_DIR });
const base = `http://${config.host}:${config.port}`;
const call = readCommand(process.argv.slice(2));
if (!call) fail(USAGE);
await show(send(call));
if (call.path === '/admin/company/' && call.method === 'PATCH') await printDocuments();

function readCommand([command, ...words]: readonly string[]): Call | null {
  const [first = '', second = '', third = ''] = words;
  const name = encodeURIComponent(first);
  switch (`${command} ${words.length}`) {
    case 'get 0':
      return { method: 'GET', path: '/api/settings/' };
    case 'set 2':
      return { method: 'PUT', path: `/admin/settings/${name}/`, body: { value: readValue(second) } };
    case 'order 2':
      return { method: 'PUT', path: `/admin/orders/${name}/`, body: { status: second } };
    case 'company 0':
      return { method: 'GET', path: '/admin/company/' };
    case 'company 2':
      return { method: 'PATCH', path: '/admin/company/', body: { [first]: readValue(second) } };
    case 'account 2':
      return { method: 'POST', path: '/admin/accounts/', body: { email: first, password: second } };
    case 'telegram 2':
      return { method: 'POST', path: '/admin/telegram_links/', body: { code: first, chat_id: readValue(second) } };
    case 'product 3':
      if (second === 'price') return { method: 'PATCH', path: `/admin/products/${name}/`, body: { price: third } };
      if (second === 'availability') return { method: 'PATCH', path: `/admin/products/${name}/`, body: { availability: readValue(third) } };
      return null;
    default:
      return null;
  }
}

async function send({ method, path, body }: Call): Promise<Response> {
  const token = config.adminToken ?? (await localSecret(config.dataDir, 'api-admin-token'));
  return fetch(`${base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-admin-token': token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The company is part of every printed document. */
async function printDocuments(): Promise<void> {
  const { writeDocuments } = await import('@vitrava/static-files/write');
  const origin = process.env['PUBLIC_URL']?.replace(/\/+$/, '') || null;
  if (origin === null) console.error('PUBLIC_URL is not set, so that links in the printed documents have no address.');
  await writeDocuments(staticFilesFolder(process.env), { apiBaseUrl: base, origin }).catch((error: Error) =>
    fail(`The company was changed, but the documents were not printed: ${error.message}\nnpm run static-files prints them.`),
  );
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function show(answer: Promise<Response>): Promise<void> {
  const response = await answer.catch(() => fail(`The API does not answer at ${base}. Start it first, or set API_PORT.`));
  const text = await response.text();
  if (!response.ok) fail(`The API refused (${response.status}): ${text}`);
  process.stdout.write(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
