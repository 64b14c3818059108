import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';

/** `/share-picture.png`, `/en/share-picture.png`: drawn when they are first asked for. */
export function registerSharePicture(app: FastifyInstance): void {
  const pictures = new Map<LocaleCode, Promise<Buffer>>();

  function pictureIn(locale: LocaleCode): Promise<Buffer> {
    const known = pictures.get(locale);
    if (known) return known;
    const made = paint(locale);
    pictures.set(locale, made);
    made.catch(() => pictures.delete(locale));
    return made;
  }

  for (const { code } of Object.values(LOCALES)) {
    app.get(localizePath('/share-picture.png', code), async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await pictureIn(code)),
    );
  }
}

/** Native code and fonts come with the first picture: the shop lives without them. */
async function paint(locale: LocaleCode): Promise<Buffer> {
  const [{ default: sharp }, { drawSharePicture }] = await Promise.all([import('sharp'), import('./draw.ts')]);
  return sharp(Buffer.from(drawSharePicture(locale)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
