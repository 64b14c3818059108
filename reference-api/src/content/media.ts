import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IMMUTABLE, publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { eq } from 'drizzle-orm';
import PQueue from 'p-queue';
import { Type } from 'typebox';
import { packLabel } from '../catalogue/products/index.ts';
import { brand, type Database, product } from '../database/index.ts';
import { limitReads, notFound } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { type ImageRenderer, type PictureRequest, packShotRequest, stampOf } from './pictures/index.ts';

/** Drawn pictures on disk, each drawn once for concurrent requests and two at a time, so that pages stay quick. */
class PictureCache {
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

interface Address {
  readonly kind: string;
  readonly name: string;
  readonly file: string;
}

const schema = {
  summary: 'A picture in one of its widths: `{width}.webp`.',
  querystring: Type.Object({ v: Type.Optional(Type.String()) }),
  response: {
    200: { description: 'The picture.', content: { 'image/webp': { schema: Type.Unsafe<Buffer>({}) } } },
    304: Type.Null({ description: 'The picture has not changed.' }),
  },
};

/** `GET /api/media/{product|scene}/{name}/{width}.webp`. With the current stamp in `v` the answer never changes. */
export function mediaRoutes(app: ApiInstance, { db, imageRenderer, config }: Services): void {
  const checkDrawing = limitReads(app, 'drawing', config.costlyReadsPerMinute, config.trustProxy);
  const cache = new PictureCache(path.join(config.dataDir, 'media'));

  app.get<{ Params: Address; Querystring: { v?: string } }>('/api/media/:kind/:name/:file', { schema }, async (request, reply) => {
    const { kind, name, file } = request.params;
    const width = Number(/^(\d{2,4})\.webp$/.exec(file)?.[1]);
    const wanted = isSafeName(name) ? await findPicture(db, imageRenderer, kind, name) : null;
    if (!wanted || !imageRenderer.widths[wanted.kind].includes(width)) throw notFound();
    const stamp = stampOf(imageRenderer, wanted);
    const etag = `"${stamp}-${width}"`;
    reply.header('etag', etag).header('cache-control', request.query.v === stamp ? IMMUTABLE : publicFor('pictures'));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const place = path.join(kind, name, `${stamp}-${width}.webp`);
    if (!(await cache.has(place))) await checkDrawing(request);
    const picture = await cache.get(place, () => imageRenderer.render(wanted, width));
    return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(picture);
  });
}

function isSafeName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,159}(\.(ru|en))?$/.test(name);
}

async function findPicture(db: Database, imageRenderer: ImageRenderer, kind: string, name: string): Promise<PictureRequest | null> {
  if (kind === 'scene') return imageRenderer.scenes.includes(name) ? { kind: 'scene', name } : null;
  const [slug = '', language = 'ru'] = name.split('.');
  if (kind !== 'product') return null;
  const [found] = await db
    .select({ product, brand })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(eq(product.slug, slug));
  if (!found) return null;
  const facts = { ...found.product, brandName: found.brand.name.ru, palette: found.brand.palette, labelStyle: found.brand.labelStyle };
  return packShotRequest(facts, packLabel(found.product, language as Language), language as Language);
}
