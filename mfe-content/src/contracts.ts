// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, pictureContract, type Picture } from '@vitrava/shared-kit/contracts/browser';
import { type Contract, arr, bool, nothing, num, obj, or, str, val } from '@withease/contracts';

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly published_at: string;
  readonly reading_minutes: number;
  readonly picture: Picture;
  readonly body: Prose;
  readonly newer?: NewsItem | null | undefined;
  readonly older?: NewsItem | null | undefined;
}

export const articleContract: Contract<unknown, Article> = /* @__PURE__ */ lazy(() => obj({
  id: str,
  title: str,
  summary: str,
  published_at: str,
  reading_minutes: num,
  picture: pictureContract,
  body: proseContract,
  newer: or(newsItemContract, nothing),
  older: or(newsItemContract, nothing),
}));

export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly updated_at: string;
  readonly sections: readonly ContentSection[];
}

export const contentPageContract: Contract<unknown, ContentPage> = /* @__PURE__ */ lazy(() => obj({
  slug: str,
  title: str,
  summary: str,
  updated_at: str,
  sections: arr(contentSectionContract),
}));

export interface ContentSection {
  readonly id: string;
  readonly title: string;
  readonly body: Prose;
}

export const contentSectionContract: Contract<unknown, ContentSection> = /* @__PURE__ */ lazy(() => obj({
  id: str,
  title: str,
  body: proseContract,
}));

export interface Faq {
  readonly results: readonly QuestionGroup[];
}

export const faqContract: Contract<unknown, Faq> = /* @__PURE__ */ lazy(() => obj({
  results: arr(questionGroupContract),
}));

export interface LatestNews {
  readonly results: readonly NewsItem[];
}

export const latestNewsContract: Contract<unknown, LatestNews> = /* @__PURE__ */ lazy(() => obj({
  results: arr(newsItemContract),
}));

export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly published_at: string;
  readonly reading_minutes: number;
  readonly picture: Picture;
}

export const newsItemContract: Contract<unknown, NewsItem> = /* @__PURE__ */ lazy(() => obj({
  id: str,
  title: str,
  summary: str,
  published_at: str,
  reading_minutes: num,
  picture: pictureContract,
}));

export interface NewsList {
  readonly count: number;
  readonly results: readonly NewsItem[];
}

export const newsListContract: Contract<unknown, NewsList> = /* @__PURE__ */ lazy(() => obj({
  count: num,
  results: arr(newsItemContract),
}));

export type Prose = readonly ({
  readonly kind: 'heading';
  readonly level: 2 | 3;
  readonly text: string;
} | {
  readonly kind: 'paragraph';
  readonly text: string;
} | {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly string[];
} | {
  readonly kind: 'quote';
  readonly text: string;
  readonly by?: string | null | undefined;
} | {
  readonly kind: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
} | {
  readonly kind: 'image';
  readonly picture: Picture;
  readonly alt: string;
} | {
  readonly kind: 'code';
  readonly text: string;
} | {
  readonly kind: 'video';
  readonly address: string;
  readonly title: string;
  readonly poster?: Picture | null | undefined;
})[];

export const proseContract: Contract<unknown, Prose> = /* @__PURE__ */ lazy(() => arr(or(
  obj({
    kind: val('heading'),
    level: or(
      val(2),
      val(3),
    ),
    text: str,
  }),
  obj({
    kind: val('paragraph'),
    text: str,
  }),
  obj({
    kind: val('list'),
    ordered: bool,
    items: arr(str),
  }),
  obj({
    kind: val('quote'),
    text: str,
    by: or(str, nothing),
  }),
  obj({
    kind: val('table'),
    header: arr(str),
    rows: arr(arr(str)),
  }),
  obj({
    kind: val('image'),
    picture: pictureContract,
    alt: str,
  }),
  obj({
    kind: val('code'),
    text: str,
  }),
  obj({
    kind: val('video'),
    address: str,
    title: str,
    poster: or(pictureContract, nothing),
  }),
)));

export interface QuestionGroup {
  readonly slug: string;
  readonly name: string;
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: Prose;
  }[];
}

export const questionGroupContract: Contract<unknown, QuestionGroup> = /* @__PURE__ */ lazy(() => obj({
  slug: str,
  name: str,
  questions: arr(obj({
    id: str,
    question: str,
    answer: proseContract,
  })),
}));
