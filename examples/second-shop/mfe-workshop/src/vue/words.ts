import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { Component } from 'vue';

/** The texts of this remote. */
export interface Words extends LocaleTexts {
  readonly routes: { readonly workshop: string };
  readonly question: string;
  readonly more: string;
  readonly sum: string;
}

/** A page of Vue, with the name and the path of its folder. */
export interface VuePage {
  readonly name: string;
  readonly path: string;
  readonly View: Component;
  readonly title: (words: Words) => string;
}
