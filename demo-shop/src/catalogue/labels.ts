import { LABELS, type LabelFacet } from '@vitrava/shared-kit/contracts/facets';
import type { FormDefinition, LabelRules } from './definitions.ts';

/** A label is about food: a cream or a yoga mat has none. */
const EATEN: readonly FormDefinition['kind'][] = ['supplement', 'tea', 'food'];

/** The labels of a recipe in English: those whose words it does not contain. Of what may be of either origin the worse is assumed. */
export function labelsOf(recipe: string, kind: FormDefinition['kind'], rules: LabelRules): readonly LabelFacet[] {
  if (!EATEN.includes(kind)) return [];
  return LABELS.filter((label) => {
    const { contains, except = [] } = rules[label];
    const rest = except.reduce((text, harmless) => text.replaceAll(wordsOf(harmless), ' '), wordsOf(recipe));
    return !contains.some((words) => rest.includes(wordsOf(words)));
  });
}

/** With a space around each word, so that only whole words are found. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}-]+/gu)
      ?.join(' ') ?? ''
  } `;
}
