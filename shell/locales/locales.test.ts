import { describe } from '@jest/globals';
import { itHasTheSameTextsInBothLanguages } from '@vitrava/shared-kit/testing/conformance';
import en from './en.json';
import enHead from './head/en.json';
import ruHead from './head/ru.json';
import ru from './ru.json';
import enServer from './server/en.json';
import ruServer from './server/ru.json';

describe('the shell', () => {
  itHasTheSameTextsInBothLanguages({ ru, en });
});

describe('the head of documents', () => {
  itHasTheSameTextsInBothLanguages({ ru: ruHead, en: enHead });
});

describe('the composition server', () => {
  itHasTheSameTextsInBothLanguages({ ru: ruServer, en: enServer });
});
