import { describe } from '@jest/globals';
import { itHasTheSameTextsInEveryLanguage } from '@vitrava/shared-kit/testing/conformance';
import en from './en.json';
import enHead from './head/en.json';
import ruHead from './head/ru.json';
import ru from './ru.json';
import enServer from './server/en.json';
import ruServer from './server/ru.json';

describe('the shell', () => {
  itHasTheSameTextsInEveryLanguage({ ru, en });
});

describe('the head of documents', () => {
  itHasTheSameTextsInEveryLanguage({ ru: ruHead, en: enHead });
});

describe('the composition server', () => {
  itHasTheSameTextsInEveryLanguage({ ru: ruServer, en: enServer });
});
