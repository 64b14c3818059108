import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { pick } from '../random.ts';

/** A drawing of `data/packs` or `data/gear`. */
export interface Drawing {
  readonly kind: 'packs' | 'gear';
  readonly name: string;
}

interface Rule {
  readonly name: string;
  /** Words of the last line of the label. */
  readonly detail?: RegExp;
  /** Words of the name or of the last line of the label; of gear, of its name or its slug. */
  readonly words?: RegExp;
}

const LIQUID = /\d\s*(?:мл|ml|л|l)(?![\p{L}])/iu;

/** The first drawing whose words are found is taken. */
const RULES: Readonly<Record<PackShotSpec['packForm'], readonly Rule[]>> = {
  bottle: [
    {
      name: 'pump-bottle',
      detail: LIQUID,
      words: /шампун|shampoo|кондиционер|conditioner|лосьон|lotion|гель|gel|мыло|soap|очищ|cleans|молочк/i,
    },
    { name: 'spray-bottle', detail: LIQUID, words: /спрей|spray|тоник|toner|гидролат|hydrosol|мист|mist/i },
    { name: 'liquid-bottle', detail: LIQUID },
    { name: 'pill-bottle' },
  ],
  dropper: [{ name: 'aroma-dropper', words: /эфирн|essential/i }, { name: 'dropper' }],
  jar: [{ name: 'low-jar', words: /крем|cream|маск|mask|бальзам|balm|скраб|scrub/i }, { name: 'jar' }],
  box: [{ name: 'box' }],
  'blister-box': [
    { name: 'capsule-box', detail: /капс|caps|softgel/i },
    { name: 'tablet-box', detail: /табл|пастил|tabl|lozenge/i },
    { name: 'flat-box' },
  ],
  sachet: [{ name: 'sachet' }],
  pouch: [{ name: 'pouch' }],
  tube: [{ name: 'tablet-tube', detail: /табл|tabl/i }, { name: 'soft-tube' }],
  can: [{ name: 'tea-caddy', words: /чай|tea|сбор|травян|herb|матча|matcha/i }, { name: 'tin' }],
  gear: [
    { name: 'shaker', words: /шейкер|shaker/i },
    { name: 'water-bottle', words: /бутыл|bottle|фляг|flask|термос|thermos/i },
    { name: 'double-ball', words: /(?=.*(?:мяч|ball)).*(?:двой|double|duo|арахис|peanut|twin)/i },
    { name: 'spiked-ball', words: /(?=.*(?:мяч|ball)).*(?:шип|игол|spik|knob|рельеф|ежик|ёж)/i },
    { name: 'ball', words: /мяч|ball/i },
    { name: 'roller', words: /ролик|ролл|roller|цилиндр/i },
    { name: 'strap', words: /ремень|ремеш|strap|пояс|belt/i },
    { name: 'cork-block', words: /(?=.*(?:блок|кирпич|block|brick|опора|support)).*(?:пробк|cork)/i },
    { name: 'block', words: /блок|кирпич|block|brick|опора|support/i },
    { name: 'flat-bolster', words: /(?=.*(?:болстер|bolster|валик)).*(?:rectang|прямоуг|flat|плоск)/i },
    { name: 'bolster', words: /болстер|bolster|валик/i },
    { name: 'mat', words: /коврик|mat\b/i },
    { name: 'tubing', words: /(?=.*(?:лент|резин|эспанд|петл|band|expander|loop)).*(?:труб|tube|cord|жгут)/i },
    { name: 'band-set', words: /(?=.*(?:лент|резин|эспанд|петл|band|expander|loop)).*(?:набор|set|комплект|loops)/i },
    { name: 'band', words: /лент|резин|эспанд|петл|band|expander|loop/i },
    { name: 'palm-brush', words: /(?=.*(?:щ[ёе]тк|brush)).*(?:лиц|face|ладон|palm|без ручки|round|круг)/i },
    { name: 'brush', words: /щ[ёе]тк|brush/i },
  ],
};

/** The drawing of a product by its pack and its words. Gear without a drawing is shown in a carton. */
export function chooseDrawing(spec: PackShotSpec): Drawing {
  const { packForm, title, detail, brandName } = spec;
  const words = packForm === 'gear' ? gearWords(spec) : `${title} ${detail}`;
  const rule = RULES[packForm].find((one) => (one.detail?.test(detail) ?? true) && (one.words?.test(words) ?? true));
  if (rule === undefined) return { kind: 'packs', name: 'box' };
  const name = rule.name === 'pouch' ? pick(['pouch', 'pouch', 'pouch', 'kraft-pouch'], `${brandName} pouch`) : rule.name;
  return { kind: packForm === 'gear' ? 'gear' : 'packs', name };
}

/** Title and slug: a part that the label leaves out is still in the slug. */
export function gearWords({ title, seed }: PackShotSpec): string {
  return `${title} ${seed.replaceAll('-', ' ')}`;
}
