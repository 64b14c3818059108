import { describe } from '@jest/globals';
import { itHasTheSameTextsInBothLanguages } from '@vitrava/shared-kit/testing/conformance';
import en from './en.json';
import ru from './ru.json';

describe('the shell', () => {
  itHasTheSameTextsInBothLanguages({ ru, en });
});
