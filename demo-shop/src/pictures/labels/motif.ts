import { pick } from '../../random.ts';
import { illustrationNames, readIllustration } from '../illustrations.ts';
import { move } from '../svg.ts';

const MEANINGS: readonly (readonly [words: RegExp, motif: string])[] = [
  [/протеин|protein|креатин|creatine|bcaa|изотон|isoton|гейнер|gainer/i, 'peaks'],
  [/омега|omega|рыб|fish|крил|krill|масл|oil|сыворотк|serum/i, 'drop'],
  [/витамин d|vitamin d|\bd3\b|витамин c|vitamin c|аскорб|ascorb/i, 'sun'],
  [/коллаген|collagen|гиалурон|hyaluron|водоросл|seaweed|спирулин|spirulina|морск|marine|йод|iodine/i, 'waves'],
  [/магни|magnes|цинк|zinc|кальци|calci|железо|iron|селен|selen|кали[йя]|potass|минерал|mineral/i, 'crystal'],
  [/лакто|lacto|бифидо|bifido|пробиот|probiot|синбиот|synbiot/i, 'dots'],
  [/чай|tea|мят|mint|ромаш|chamom|трав|herb|мелисс|balm|шалф|sage|крапив|nettle/i, 'sprig'],
  [/экстракт|extract|гинкго|ginkgo|ашваганд|ashwag|лист|leaf/i, 'leaf'],
  [/семен|семя|seed|орех|nut|злак|grain|отруб|bran|псилли|psyll/i, 'seed'],
];

/** The sign that belongs to the ingredient; an unknown ingredient has one of its own by hash. */
export function motifFor(title: string): (x: number, y: number, radius: number, colour: string) => string {
  const meant = MEANINGS.find(([words]) => words.test(title))?.[1];
  const motif = readIllustration('motifs', meant ?? pick(illustrationNames('motifs').sort(), title));
  return (x, y, radius, colour) => `<g color="${colour}">${move(motif, x - radius, y - radius, radius / 100)}</g>`;
}
