import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a server file, as stacks write it. */
const PLACE = /((?:\/|[A-Z]:\\)[^\s():]*server\.cjs):(\d+):(\d+)/g;

/** A stack with places in the sources; `--enable-source-maps` leaves out code of `vm.compileFunction`. */
export function readableStack(stack: string): string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(`${file}.map`);
    maps.set(file, map);
    return map;
  };
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : place;
  });
}

function readMap(file: string): SourceMap | null {
  if (!existsSync(file)) return null;
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
