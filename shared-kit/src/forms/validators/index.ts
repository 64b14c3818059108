export {
  checked,
  email,
  firstProblem,
  letterCase,
  letters,
  minLength,
  noSpaces,
  required,
  sameAs,
  symbols,
  type ValidationProblem,
  type Validator,
} from './validators.ts';
