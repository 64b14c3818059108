import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const MODULE = pathToFileURL(path.join(__dirname, 'index.ts')).href;

/** What a program says that fails to start with this, given as an expression; and its exit code. */
async function refused(error: string): Promise<readonly [string, number | null]> {
  const script = `import { startOrSay } from ${JSON.stringify(MODULE)}; await startOrSay(async () => { throw ${error}; });`;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'inherit', 'pipe'] });
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit') as Promise<[number | null]>]);
  return [said, code];
}

const coded = (type: string, message: string, code: string) =>
  `Object.assign(new ${type}(${JSON.stringify(message)}), { code: '${code}' })`;
const query = "Object.assign(new (class extends Error {})('Failed query: select $1 params: anna@example.com'), { cause: CAUSE })";

it.each([
  ['a sentence of ours', "new Error('PORT is taken.')", 'PORT is taken.\n'],
  [
    'what the database says of itself',
    coded('(class DatabaseError extends Error {})', 'the database system is starting up', '57P03'),
    'the database system is starting up (57P03)\n',
  ],
  [
    'why none of several addresses answers, each reason once',
    `new AggregateError([${[1, 2, 2].map((port) => coded('Error', `connect ECONNREFUSED ::1:${port}`, 'ECONNREFUSED')).join()}])`,
    'connect ECONNREFUSED ::1:1; connect ECONNREFUSED ::1:2\n',
  ],
  [
    'why a query could not be asked, without its parameters',
    query.replace('CAUSE', coded('Error', 'read ECONNRESET', 'ECONNRESET')),
    'read ECONNRESET\n',
  ],
])('says in a sentence why a program does not start: %s', async (_name, error, sentence) => {
  expect(await refused(error)).toEqual([sentence, 1]);
});

it.each([
  ['a mistake', "new TypeError('x is not a function')"],
  ['one that Node has found', coded('TypeError', 'x is not a function', 'ERR_INVALID_ARG_TYPE')],
  ['a query that is wrong', coded('(class DatabaseError extends Error {})', 'x is not a function', '42601')],
  ['one of several', "new AggregateError([new Error('known'), new TypeError('x')], 'x is not a function')"],
])('tells what no one has foreseen with its stack: %s', async (_name, error) => {
  expect(await refused(error)).toEqual([expect.stringMatching(/x is not a function\n\s+at /), 1]);
});
