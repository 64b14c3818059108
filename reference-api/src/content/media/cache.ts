import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';

/**
 * Drawn pictures on disk. The same picture is drawn once for concurrent requests, and only two at once, so that pages
 * stay quick.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #queue = new PQueue({ concurrency: 2 });

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(name: string): Promise<boolean> {
    return access(path.join(this.#folder, name)).then(
      () => true,
      () => false,
    );
  }

  /** `name` is a relative path made of checked parts. */
  async get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#folder, name);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const running = this.#drawing.get(name);
    if (running) return running;
    const drawing = this.#queue.add(() => this.#drawAndKeep(file, draw)).finally(() => this.#drawing.delete(name));
    this.#drawing.set(name, drawing);
    return drawing;
  }

  async #drawAndKeep(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }
}
