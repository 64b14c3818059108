import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const MODULE = pathToFileURL(path.join(__dirname, 'index.ts')).href;

/** The error output and the exit code of a program that fails to start with this error, given as an expression. */
async function startWith(error: string): Promise<readonly [string, number | null]> {
  const script = `import { startOrExit } from ${JSON.stringify(MODULE)}; await startOrExit(async () => { throw ${error}; });`;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'inherit', 'pipe'] });
  const [output, [code]] = await Promise.all([text(program.stderr), once(program, 'exit') as Promise<[number | null]>]);
  return [output, code];
}

const coded = (type: string, message: string, code: string) =>
  `Object.assign(new ${type}(${JSON.stringify(message)}), { code: '${code}' })`;
const query = "Object.assign(new (class extends Error {})('Failed query: select $1 params: anna@example.com'), { cause: CAUSE })";

it.each([
  ['an error of our own', "new Error('PORT is taken.')", 'PORT is taken.\n'],
  [
    'an error of the database',
    coded('(class DatabaseError extends Error {})', 'the database system is starting up', '57P03'),
    'the database system is starting up (57P03)\n',
  ],
  [
    'several addresses that refuse the connection, each reason once',
    `new AggregateError([${[1, 2, 2].map((port) => coded('Error', `connect ECONNREFUSED ::1:${port}`, 'ECONNREFUSED')).join()}])`,
    'connect ECONNREFUSED ::1:1; connect ECONNREFUSED ::1:2\n',
  ],
  [
    'a query without connection, without its parameters',
    query.replace('CAUSE', coded('Error', 'read ECONNRESET', 'ECONNRESET')),
    'read ECONNRESET\n',
  ],
])('A program that cannot start writes the reason in one sentence and exits with 1: %s', async (_name, error, sentence) => {
  expect(await startWith(error)).toEqual([sentence, 1]);
});

it.each([
  ['an error in the program', "new TypeError('x is not a function')"],
  ['an error with a code of Node', coded('TypeError', 'x is not a function', 'ERR_INVALID_ARG_TYPE')],
  ['an invalid query', coded('(class DatabaseError extends Error {})', 'x is not a function', '42601')],
  ['one of several errors', "new AggregateError([new Error('known'), new TypeError('x')], 'x is not a function')"],
])('An unforeseen error is written with its stack: %s', async (_name, error) => {
  expect(await startWith(error)).toEqual([expect.stringMatching(/x is not a function\n\s+at /), 1]);
});
