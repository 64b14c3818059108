import { MEDIA_TYPES } from '@vitrava/server-kit/http';
import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import fp from 'fastify-plugin';

/** `/share-picture.png`, `/en/share-picture.png`: drawn when they are first requested. */
export const sharePicture = fp(
  (app, _options, done) => {
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
          .type(MEDIA_TYPES.png)
          .header('cache-control', publicFor('icons'))
          .send(await pictureIn(code)),
      );
    }
    done();
  },
  { name: 'share-picture', encapsulate: true },
);

/** Native code and fonts load with the first picture: the server starts without them. */
async function paint(locale: LocaleCode): Promise<Buffer> {
  const [{ default: sharp }, { drawSharePicture }] = await Promise.all([import('sharp'), import('./draw.ts')]);
  return sharp(Buffer.from(drawSharePicture(locale)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
