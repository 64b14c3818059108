import type { SeedMeaning } from '@vitrava/reference-api/seed';
import { readFacts, readFolder } from '../facts/index.ts';
import { FILES, type FormDefinition } from './definitions.ts';

/** In the order in which ids are given: new ingredients and lines go to the end of the last file, or known goods get other numbers. */
const INGREDIENT_FILES = ['vitamins', 'minerals', 'nutrients', 'plants', 'pantry-and-care'];
const LINE_FILES = ['vitamins', 'minerals', 'omega-and-digestion', 'beauty-and-herbs', 'sport-and-food', 'care-and-active'];

/** Reads and checks `data/catalogue` and `data/thesaurus`. */
export function readCatalogueFacts() {
  return {
    /** All makers are invented. */
    brands: readFacts('catalogue/brands.json', FILES.brands),
    /** In the order of the menu: a parent comes before its children. */
    categories: readFacts('catalogue/categories.json', FILES.categories),
    ingredients: INGREDIENT_FILES.flatMap((name) => readFacts(`catalogue/ingredients/${name}.json`, FILES.ingredients)),
    lines: LINE_FILES.flatMap((name) => readFacts(`catalogue/lines/${name}.json`, FILES.lines)),
    forms: Object.assign({}, ...readFolder('catalogue/forms', FILES.forms)) as Readonly<Record<string, FormDefinition>>,
    cautions: readFacts('catalogue/cautions.json', FILES.cautions),
    storage: readFacts('catalogue/storage.json', FILES.storage),
    labels: readFacts('catalogue/labels.json', FILES.labels),
    otherNames: readFacts('catalogue/other-names.json', FILES.otherNames),
    meanings: [
      ...readSayings('name', 'thesaurus/names.json'),
      ...readSayings('group', 'thesaurus/groups.json'),
      ...readSayings('complaint', 'thesaurus/complaints.json'),
      { kind: 'not-sold', leadsTo: [], phrases: readFacts('thesaurus/not-sold.json', FILES.notSold) },
      { kind: 'other-thing', leadsTo: [], phrases: readFacts('thesaurus/other-things.json', FILES.otherWords) },
      { kind: 'aside', leadsTo: [], phrases: readFacts('thesaurus/asides.json', FILES.asides) },
      { kind: 'aside', leadsTo: [], phrases: readFacts('thesaurus/other-words.json', FILES.otherWords) },
    ] satisfies SeedMeaning[],
    dictionary: readFacts('thesaurus/dictionary.json', FILES.dictionary),
  };
}

export type CatalogueFacts = ReturnType<typeof readCatalogueFacts>;

function readSayings(kind: SeedMeaning['kind'], file: string): SeedMeaning[] {
  return readFacts(file, FILES.sayings).map((phrase) => ({ kind, ...phrase }));
}
