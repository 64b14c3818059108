import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type BuildChange, editFiles } from '../../e2e/fixtures/changed-release.ts';

/** Another text on a page of words: a release that is as good as the one before. */
export const asGood: BuildChange = async (folder) => {
  const edit = (text: string) => `${text}\n// ${randomUUID()}\n`;
  await editFiles(folder, /^server\.cjs$/, edit);
};

/** Its pages keep the browser busy at each click. */
export const answersClicksLate: BuildChange = async (folder) => {
  const busy = 'addEventListener("click",()=>{const end=performance.now()+900;while(performance.now()<end);},true)';
  const edit = (text: string) => `${text}\n;${busy}; // ${randomUUID()}\n`;
  if ((await editFiles(path.join(folder, 'browser'), /pages__\w+\.js$/, edit)) === 0) throw new Error('No page could be made slow.');
};

/** What is put into the cart does not get there, and nothing throws. */
export const losesAdditions: BuildChange = async (folder) => {
  const edit = (text: string) => text.replaceAll(/kind:"addition",\.\.\.(\w+)/g, 'kind:"addition",...$1,amount:0');
  if ((await editFiles(path.join(folder, 'browser'), /service\.js$/, edit)) === 0) throw new Error('The cart could not be broken.');
};
