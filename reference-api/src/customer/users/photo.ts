import { createHmac } from 'node:crypto';
import { isSameSecret } from '@vitrava/server-kit/secrets';
import { PHOTO_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { Type } from 'typebox';
import { userAccount } from '../../database/index.ts';
import { notFound, readId } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import type { UserRow } from './user-record.ts';

/** First bytes of a file, as Latin-1, by its type; the library itself would read many more types. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF.{4}WEBP/s,
};
const DATA = /^data:(image\/(?:png|jpeg|webp));base64,(.+)$/;
/** A file of 36 kB can hold gigabytes of pixels. */
const MOST_PIXELS = 4_000_000;
const QUALITY = 80;

/** An HMAC of this photo of this person: another photo has another, and none can be guessed. */
function stampOf(signingKey: Uint8Array, { id, photoPath }: Pick<UserRow, 'id' | 'photoPath'>): string {
  return createHmac('sha256', signingKey).update(`photo ${id} ${photoPath}`).digest('base64url');
}

/** Where the photo of a record is. Its owner's record alone names the address, which dies with the photo. Null without one. */
export function photoAddress(signingKey: Uint8Array, row: Pick<UserRow, 'id' | 'photoPath'>): string | null {
  return row.photoPath === null ? null : `/api/users/${row.id}/photo/${stampOf(signingKey, row)}`;
}

const schema = {
  summary: 'A photo, at the address that the own record names: a small picture, for as long as it is the photo.',
  response: {
    200: {
      description: 'The photo.',
      content: Object.fromEntries(Object.keys(SIGNATURES).map((type) => [type, { schema: Type.Unsafe<Buffer>({}) }])),
    },
    304: Type.Null({ description: 'It is the photo still.' }),
  },
};

/** `GET api/users/{id}/photo/{stamp}`: no bearer, which a picture of a page cannot send; the address itself is the secret. */
export function photoRoutes(app: ApiInstance, { db, signingKey }: Services): void {
  app.get<{ Params: { id: string; stamp: string } }>('/api/users/:id/photo/:stamp', { schema }, async (request, reply) => {
    const { id, stamp } = request.params;
    reply.header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site');
    // Pages of the shop show it; it cannot be opened, framed or embedded by another site.
    if (!isForPage(request.headers)) throw notFound();
    const [row] = await db
      .select({ id: userAccount.id, photoPath: userAccount.photoPath })
      .from(userAccount)
      .where(and(eq(userAccount.id, readId(id)), eq(userAccount.isActive, true)));
    const [, type, data] = DATA.exec(row?.photoPath ?? '') ?? [];
    if (!row || !type || !data || !isSameSecret(stamp, stampOf(signingKey, row))) throw notFound();
    const etag = `"${stamp}"`;
    // Revalidated each time, so that the cache of a shared computer shows no photo that was removed.
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type(type)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(data, 'base64'));
  });
}

/** Browsers send the purpose of a picture request; a client without it is no current browser. */
function isForPage(headers: { readonly [name: string]: string | string[] | undefined }): boolean {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': use = 'image' } = headers;
  return site === 'same-origin' && (use === 'image' || use === 'empty');
}

/** The picture of a data URL at the shop's size, without metadata, which names places. Null when it is none. */
export async function reencodePhoto(dataUrl: string): Promise<string | null> {
  const [, type = '', base64 = ''] = DATA.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!SIGNATURES[type]?.test(bytes.subarray(0, 16).toString('latin1'))) return null;
  const { sidePixels } = PHOTO_LIMITS;
  try {
    const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(sidePixels, sidePixels, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return `data:image/webp;base64,${picture.toString('base64')}`;
  } catch {
    return null;
  }
}
