import { createContext, useContext } from 'react';

/** Texts beside the content. */
export interface RichTextWords {
  /** Follows a link that leads out of the shop: «внешний сайт». */
  readonly external: string;
  /** On the button over a video's poster: «Смотреть видео». */
  readonly play: string;
  /** Below it, before anything is requested of the other site: «Загрузится с сайта rutube.ru». */
  readonly playFrom: (host: string) => string;
  /** The link to the video's own page: «Открыть на rutube.ru». */
  readonly openAt: (host: string) => string;
}

/** How inline text is shown around here. */
export interface RichTextSurroundings {
  /** Gives a site path its locale prefix: `(path) => localizePath(path, locale)`. */
  readonly toHref: (path: string) => string;
  readonly words: RichTextWords;
}

export const Surroundings = createContext<RichTextSurroundings | null>(null);

/** How inline text is shown here. */
export function useSurroundings(): RichTextSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('Inline text of RichText needs a RichText above it');
  return surroundings;
}
