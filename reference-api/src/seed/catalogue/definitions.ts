import type { PackForm, SeedBrand } from '../shapes.ts';
import type { FormSlug } from './forms.ts';

/** Russian first, English second. */
export type Pair = readonly [ru: string, en: string];

/** What a maker is good at; a product line is given to brands of its segment. */
export type Segment =
  | 'vitamins'
  | 'omega'
  | 'biota'
  | 'beauty'
  | 'herbs'
  | 'tea'
  | 'sport'
  | 'food'
  | 'care'
  | 'oral'
  | 'aroma'
  | 'gear'
  | 'kids';

export interface BrandDefinition extends SeedBrand {
  readonly segments: readonly Segment[];
  /** Whole sentences about the maker, for descriptions. */
  readonly notes: readonly Pair[];
}

export interface CategoryDefinition {
  readonly slug: string;
  readonly parent: string | null;
  readonly name: Pair;
  /** Only on leaves: whose products stand here. */
  readonly segment?: Segment;
}

export interface IngredientDefinition {
  readonly slug: string;
  readonly name: Pair;
  readonly synonyms: readonly string[];
  /** Whole sentences: what it is, where it occurs, how much is usual in a day, who should take care. */
  readonly what: Pair;
  readonly where?: Pair;
  readonly norm?: Pair;
  readonly caution?: Pair;
  /** A sentence that is added to the directions. */
  readonly hint?: Pair;
}

/** Form, amount per unit (`'400 mg'`, see `strength` in words.ts) or null, pack sizes, price of the smallest pack in roubles, flavour, colour or size. */
export type Make = readonly [form: FormSlug, dose: string | null, packs: readonly number[], priceRoubles: number, variant?: Pair];

/** One product as an idea; its makes become the goods on the shelf. */
export interface LineDefinition {
  readonly slug: string;
  readonly category: string;
  readonly name: Pair;
  /** Beginning of the summary, without a full stop. */
  readonly lead: Pair;
  /** One to three sentences that only this line has. */
  readonly about: Pair;
  /** Active parts or the whole recipe, without a full stop. */
  readonly active: Pair;
  readonly of: readonly string[];
  readonly makes: readonly Make[];
  /** Units a day, for directions and the length of a course; 1 when absent. */
  readonly daily?: number;
  /** Takes the place of the form's directions. */
  readonly directions?: Pair;
  /** Added to the contraindications. */
  readonly caution?: Pair;
  /** False keeps the amount out of the name; it still stands on the card. */
  readonly doseInName?: false;
  /** No gelatine: the shell must be of plant origin. */
  readonly vegan?: true;
  /** Live cultures that want a refrigerator. */
  readonly chilled?: true;
  /** A children's product: directions and cautions speak to parents. */
  readonly kids?: true;
}

export type FormKind = 'supplement' | 'tea' | 'food' | 'cosmetic' | 'oral' | 'aroma' | 'gear';

export interface FormDefinition {
  readonly slug: string;
  readonly name: Pair;
  readonly kind: FormKind;
  readonly packForms: readonly PackForm[];
  /** Russian: 1, 2 and 5 units, then the dative of one; English: 1 and many. */
  readonly unit: { readonly ru: readonly [string, string, string, string]; readonly en: readonly [string, string] };
  readonly gramsPerUnit: number;
  readonly tareGrams: number;
  /** The name says the form where the unit (g, ml) does not. */
  readonly inName?: true;
  /** Other parts of the recipe, for supplements. */
  readonly carriers?: readonly Pair[];
  /** `{dose}` is «1 таблетке» / "1 tablet". */
  readonly directions: readonly Pair[];
  readonly notes: readonly Pair[];
  readonly shelfLifeMonths: number;
}
