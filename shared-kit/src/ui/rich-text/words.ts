import { createContext, useContext } from 'react';

/** What the text does not say itself. */
export interface RichTextWords {
  /** Said after a link that leads out of the shop: «внешний сайт». */
  readonly external: string;
  /** On the button over a video's poster: «Смотреть видео». */
  readonly play: string;
  /** Below it, before anything is asked of the other site: «Загрузится с сайта rutube.ru». */
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

/** Empty words: the kit's parts have none of their own. */
export const WORDLESS: RichTextWords = { external: '', play: '', playFrom: () => '', openAt: (host) => host };

/** What surrounds the prose that is being drawn. */
export const Surroundings = createContext<RichTextSurroundings>({ toHref: (path) => path, words: WORDLESS });

/** How inline text is shown here. */
export function useSurroundings(): RichTextSurroundings {
  return useContext(Surroundings);
}
