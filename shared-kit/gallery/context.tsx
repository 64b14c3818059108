import { createContext, type ReactNode, useContext } from 'react';
import type { LocaleCode } from '../src/contracts/locale.ts';
import { type Texts, textsOf } from './texts.ts';

interface Surroundings {
  readonly locale: LocaleCode;
  readonly t: Texts;
}

const Context = createContext<Surroundings>({ locale: 'ru', t: textsOf('ru') });

/** Gives the parts the language they are shown in. */
export function GalleryProvider({ locale, children }: { readonly locale: LocaleCode; readonly children: ReactNode }) {
  return <Context value={{ locale, t: textsOf(locale) }}>{children}</Context>;
}

export function useGallery(): Surroundings {
  return useContext(Context);
}
