import { createHash } from 'node:crypto';
import type { Picture } from '@vitrava/shared-kit/contracts/api';
import type { Language } from '../../language/index.ts';
import type { PackForm, SeedBrand, Texts } from '../../seed/index.ts';

export interface PackShotSpec {
  readonly packForm: PackForm;
  readonly brandName: string;
  /** Label colours as #rrggbb: main, accent, ink on main. */
  readonly palette: SeedBrand['palette'];
  readonly labelStyle: SeedBrand['labelStyle'];
  readonly title: string;
  /** Amount per unit, e.g. «400 мг». */
  readonly dose: string | null;
  /** The line at the foot of the label, e.g. «60 таблеток». */
  readonly detail: string;
  /** Decides proportions, cap and tone; the product's slug is a good one. */
  readonly seed: string;
}

export type PictureRequest = { readonly kind: 'product'; readonly spec: PackShotSpec } | { readonly kind: 'scene'; readonly name: string };

export type PictureKind = PictureRequest['kind'];

/** The drawing of pictures; a shop brings its own, tests a quick one. */
export interface ImageRenderer {
  readonly render: (request: PictureRequest, width: number) => Promise<Buffer>;
  readonly size: (kind: PictureKind) => { readonly width: number; readonly height: number };
  readonly widths: Readonly<Record<PictureKind, readonly number[]>>;
  readonly scenes: readonly string[];
  /** Changes when the drawing code changes, so that addresses stay immutable. */
  readonly edition: string;
}

export interface PackShotFacts {
  readonly slug: string;
  readonly name: Texts;
  readonly dose: Texts | null;
  readonly packForm: PackForm;
  readonly brandName: string;
  readonly palette: SeedBrand['palette'];
  readonly labelStyle: SeedBrand['labelStyle'];
}

/** The label contains the name up to the first comma, the rest of the name is the line at its foot. */
export function packShotRequest(facts: PackShotFacts, packLabel: string, language: Language): PictureRequest {
  const [title = ''] = facts.name[language].split(',');
  return {
    kind: 'product',
    spec: {
      packForm: facts.packForm,
      brandName: facts.brandName,
      palette: facts.palette,
      labelStyle: facts.labelStyle,
      title,
      dose: facts.dose?.[language] ?? null,
      detail: packLabel,
      seed: facts.slug,
    },
  };
}

const DEFAULT_WIDTH = { product: 480, scene: 1024 } as const;

export function productPicture(imageRenderer: ImageRenderer, facts: PackShotFacts, packLabel: string, language: Language): Picture {
  const request = packShotRequest(facts, packLabel, language);
  return describe(imageRenderer, 'product', `${facts.slug}.${language}`, stampOf(imageRenderer, request));
}

export function scenePicture(imageRenderer: ImageRenderer, name: string): Picture {
  return describe(imageRenderer, 'scene', name, stampOf(imageRenderer, { kind: 'scene', name }));
}

/** Short hash of everything that decides the pixels. */
export function stampOf(imageRenderer: ImageRenderer, request: PictureRequest): string {
  return createHash('sha1').update(imageRenderer.edition).update(JSON.stringify(request)).digest('hex').slice(0, 10);
}

function describe(imageRenderer: ImageRenderer, kind: PictureKind, name: string, stamp: string): Picture {
  const { width, height } = imageRenderer.size(kind);
  const address = (size: number | '{width}') => `/api/media/${kind}/${name}/${size}.webp?v=${stamp}`;
  return { url: address(DEFAULT_WIDTH[kind]), url_template: address('{width}'), width, height, widths: [...imageRenderer.widths[kind]] };
}

/** For an API that no shop has brought a drawing along for: every address of a picture is unknown. */
export const NO_PICTURES: ImageRenderer = {
  render: () => Promise.reject(new Error('Nothing draws pictures here: the server was started without an image renderer.')),
  size: (kind) => (kind === 'product' ? { width: 960, height: 960 } : { width: 1536, height: 864 }),
  widths: { product: [], scene: [] },
  scenes: [],
  edition: 'none',
};
