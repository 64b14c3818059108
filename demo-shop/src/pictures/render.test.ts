import { describe, expect, it } from '@jest/globals';
import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { LABEL_STYLES, PACK_FORMS } from '@vitrava/reference-api/seed';
import sharp from 'sharp';
import { PICTURE_WIDTHS, pictureSize, renderPicture, sceneNames } from './index.ts';

const spec: PackShotSpec = {
  packForm: 'bottle',
  brandName: 'Severnika',
  palette: ['#1f4e5f', '#f2b134', '#ffffff'],
  labelStyle: 'band',
  title: 'Магний B6',
  dose: '400 мг',
  detail: '60 таблеток',
  seed: 'severnika-magnesium-b6-60-tablets',
};

function renderProduct(changes: Partial<PackShotSpec> = {}, width = 160): Promise<Buffer> {
  return renderPicture({ kind: 'product', spec: { ...spec, ...changes } }, width);
}

describe('the picture of a product', () => {
  it.each(PACK_FORMS.flatMap((packForm) => LABEL_STYLES.map((labelStyle) => [packForm, labelStyle] as const)))(
    'shows a %s with a label in the style %s',
    async (packForm, labelStyle) => {
      const { format, width, height } = await sharp(await renderProduct({ packForm, labelStyle })).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 160, height: 160 });
    },
  );

  it.each(PICTURE_WIDTHS.product)('is square when %i pixels wide', async (width) => {
    const size = await sharp(await renderProduct({}, width)).metadata();
    expect([size.width, size.height]).toEqual([width, width]);
  });

  it('has the same bytes for the same product', async () => {
    expect((await renderProduct()).equals(await renderProduct())).toBe(true);
  });

  it('differs from brand to brand', async () => {
    const own = await renderProduct();
    expect(own.equals(await renderProduct({ brandName: 'Белотрав' }))).toBe(false);
    expect(own.equals(await renderProduct({ palette: ['#3f6b3a', '#e8d9a0', '#ffffff'] }))).toBe(false);
  });

  it('differs from seed to seed', async () => {
    expect((await renderProduct({ seed: 'one' })).equals(await renderProduct({ seed: 'another' }))).toBe(false);
  });

  it('The label contains the dose once when the name ends with it', async () => {
    expect((await renderProduct({ title: 'Магний B6 400 мг' })).equals(await renderProduct())).toBe(true);
    expect((await renderProduct({ title: 'Магний B6 400\u00a0мг' })).equals(await renderProduct())).toBe(true);
  });

  it.each(['шейкер', 'бутылка', 'мяч', 'ролик', 'ремень', 'блок', 'коврик', 'лента', 'эспандер', 'щётка', 'двойной мяч', 'гантель'])(
    'shows gear by its name: %s',
    async (title) => {
      expect((await renderProduct({ packForm: 'gear', title })).length).toBeGreaterThan(500);
    },
  );

  it.each(['', 'Ω≈ç√∫', '"><script>', 'я'.repeat(5000)])('survives the title %#', async (title) => {
    expect((await renderProduct({ title, brandName: title, detail: title, dose: title })).length).toBeGreaterThan(500);
  });

  it('is not made in other widths', async () => {
    await expect(renderProduct({}, 161)).rejects.toThrow('Pictures are not made 161 pixels wide. Use one of: 160, 320, 480, 640, 960.');
  });
});

describe('the picture of a scene', () => {
  it.each(sceneNames())('exists for %s in the shape 16:9', async (name) => {
    const { format, width, height } = await sharp(await renderPicture({ kind: 'scene', name }, 320)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 180 });
  });

  it('has the same bytes every time', async () => {
    const render = (): Promise<Buffer> => renderPicture({ kind: 'scene', name: 'kitchen-seeds' }, 320);
    expect((await render()).equals(await render())).toBe(true);
  });

  it.each(['atlantis', '', 'constructor', '__proto__'])('is refused under the unknown name "%s"', async (name) => {
    await expect(renderPicture({ kind: 'scene', name }, 320)).rejects.toThrow(`There is no scene "${name}".`);
  });

  it('The picture declares its largest size', () => {
    expect(pictureSize('scene')).toEqual({ width: 1536, height: 864 });
    expect(pictureSize('product')).toEqual({ width: 960, height: 960 });
  });
});
