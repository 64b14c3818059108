import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BROKEN, throwsWhenDrawn } from '../../e2e/fixtures/breakages.ts';
import { type BuildChange, editFiles } from '../../e2e/fixtures/changed-release.ts';

/** Makes each release unique: servers keep failures by version. */
const uniqueComment = () => `\n/* ${randomUUID()} */\n`;

export const asGood: BuildChange = (folder) => appendFile(path.join(folder, 'server.cjs'), uniqueComment());

/** An import attribute that the gate accepts and no browser supports. */
export const hasUnsupportedSyntax: BuildChange = async (folder) => {
  const entry = (await readdir(path.join(folder, 'browser'))).find((name) => /^remoteEntry\..*\.js$/.test(name));
  await editScripts(folder, /^(?!remoteEntry).*\.js$/, (code) => `import "./${entry}" with { broken: "on purpose" };${code}`);
};

/** The remote's entry throws before it has exported anything. */
export const throwsOnLoad: BuildChange = (folder) =>
  editScripts(folder, /^remoteEntry\..*\.js$/, (code) => `${code}\nthrow new Error("${BROKEN}");`);

export const throwsOnMount: BuildChange = async (folder) => {
  await throwsWhenDrawn(folder);
  await editScripts(folder, /^remoteEntry\..*\.js$/, (code) => `${code}\n`);
};

/** Renders allocate without limit on the shop's server only: the gate would refuse the release. */
export const exhaustsServerMemory: BuildChange = (folder) => {
  const allocate = 'const all = []; for (;;) all.push(new Array(1e6).fill({ a: 1 }));';
  const render = `async render(input) { if (input.api.baseUrl.endsWith('.invalid')) return whole.render(input); ${allocate} }`;
  const code = `\n{ const whole = module.exports; module.exports = { ...whole, ${render} }; }${uniqueComment()}`;
  return appendFile(path.join(folder, 'server.cjs'), code);
};

export const blocksMainThread: BuildChange = (folder) => {
  const busy = 'addEventListener("click",()=>{const end=performance.now()+900;while(performance.now()<end);},true)';
  return editScripts(folder, /pages__\w+\.js$/, (code) => `${code}\n;${busy};`);
};

/** What a shopper adds is dropped after it was validated; no error is thrown. */
export const losesAdditions: BuildChange = (folder) =>
  editScripts(folder, /^\d+\.js$/, (code) => code.replaceAll(/\(\{command:(\w+)\}\)=>\1\?/g, '({command:$1})=>!1?'));

/** Changes the server file of a stored release, which its signature does not cover any more. */
export async function tamperServerFile(dataDir: string, remote: string, version: string): Promise<void> {
  const file = path.join(dataDir, 'releases', remote, version, 'server.cjs');
  await writeFile(file, `${await readFile(file, 'utf8')}\n/* changed on disk */\n`);
}

async function editScripts(folder: string, name: RegExp, edit: (code: string) => string): Promise<void> {
  const changed = await editFiles(path.join(folder, 'browser'), name, (code) => {
    const edited = edit(code);
    return edited === code ? code : `${edited}${uniqueComment()}`;
  });
  if (changed === 0) throw new Error(`No file ${name} was changed.`);
}
