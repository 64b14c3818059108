import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * node scripts/container/main.mjs <script> [arguments]: starts one of ours with the secrets that a container is given as files. What `NAME_FILE` names is `NAME`;
 * DATABASE_PASSWORD_FILE is the password of DATABASE_URL. An empty file of SMTP_URL is a shop without mails. Neither an image nor `docker inspect` shows any of them.
 */
const { env, argv } = process;

for (const [name, file] of Object.entries(env)) {
  const secret = /^(API_SECRET|API_ADMIN_TOKEN|ACQUIRER_SECRET|SMTP_URL|DATABASE_URL|RELEASE_STORE_URL)_FILE$/.exec(name)?.[1];
  if (secret && file) env[secret] = readSecret(name, file, { mayBeEmpty: secret === 'SMTP_URL' });
}
if (env.DATABASE_PASSWORD_FILE && env.DATABASE_URL) {
  const url = new URL(env.DATABASE_URL);
  url.password = encodeURIComponent(readSecret('DATABASE_PASSWORD_FILE', env.DATABASE_PASSWORD_FILE));
  env.DATABASE_URL = url.href;
}

const [node = '', , script = '', ...rest] = argv;
const file = path.resolve(import.meta.dirname, '../..', script);
process.argv = [node, file, ...rest];
await import(pathToFileURL(file).href);

function readSecret(name, file, { mayBeEmpty = false } = {}) {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '' || mayBeEmpty) return text;
  } catch {
    // Printed below.
  }
  process.stderr.write(`${name} names ${file}, which holds nothing that can be read.\n`);
  process.exit(1);
}
