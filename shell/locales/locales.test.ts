import { describe } from '@jest/globals';
import { itHasTheSameTextsInEveryLanguage } from '@vitrava/shared-kit/testing/conformance';
import brand from '../src/brand/brand.json';
import de from './de.json';
import en from './en.json';
import ru from './ru.json';
import deServer from './server/de.json';
import enServer from './server/en.json';
import ruServer from './server/ru.json';

describe('the shell', () => {
  itHasTheSameTextsInEveryLanguage({ ru, en, de });
});

describe('the brand', () => {
  itHasTheSameTextsInEveryLanguage(brand);
});

describe('the composition server', () => {
  itHasTheSameTextsInEveryLanguage({ ru: ruServer, en: enServer, de: deServer });
});
