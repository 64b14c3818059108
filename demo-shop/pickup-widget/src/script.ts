import { readFile } from 'node:fs/promises';
import en from '../locales/en.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

const PLACE = '/* locales */ {}';

/** The provider's script as it is served: one plain file with the texts of both languages in it. */
export async function readScript(): Promise<Buffer> {
  const source = await readFile(new URL('widget.js', import.meta.url), 'utf8');
  if (!source.includes(PLACE)) throw new Error(`The widget's script has no place for its texts: ${PLACE}`);
  return Buffer.from(source.replace(PLACE, () => JSON.stringify({ ru, en })));
}
