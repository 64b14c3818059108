import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A place in a script of a working build, as browsers write it in stacks. */
const PLACE = /https?:\/\/[^\s()]+\/releases\/([\w-]+)\/dev-\w+\/([\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** A stack of the browser with places in the sources, for the terminal and the overlay; the browser's own tools map by themselves. */
export function readableBrowserStack(stack: string, browserFolderOf: (app: string) => string | null): string {
  return stack.replace(PLACE, (place, app: string, file: string, line: string, column: string) => {
    const folder = browserFolderOf(app);
    const map = folder === null ? null : path.join(folder, `${file}.map`);
    if (map === null || !existsSync(map)) return place;
    const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findOrigin(Number(line), Number(column));
    return 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : place;
  });
}
