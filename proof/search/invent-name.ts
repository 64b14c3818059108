import type { Texts } from '@vitrava/reference-api/seed';

const FIRST = [
  ['вел', 'vel'],
  ['кор', 'kor'],
  ['мир', 'mir'],
  ['тан', 'tan'],
  ['рус', 'rus'],
  ['лад', 'lad'],
  ['бор', 'bor'],
  ['сан', 'san'],
  ['дар', 'dar'],
  ['неж', 'nezh'],
] as const;
const MIDDLE = [
  ['а', 'a'],
  ['ино', 'ino'],
  ['ева', 'eva'],
  ['ору', 'oru'],
  ['иде', 'ide'],
  ['уми', 'umi'],
  ['эла', 'ela'],
  ['оти', 'oti'],
] as const;
const LAST = [
  ['вит', 'vit'],
  ['фарм', 'farm'],
  ['ника', 'nika'],
  ['лия', 'liya'],
  ['тек', 'tek'],
  ['рон', 'ron'],
  ['мед', 'med'],
  ['сент', 'sent'],
  ['дор', 'dor'],
  ['люкс', 'lux'],
] as const;

/** A word that sounds like a brand, in both alphabets; 800 different ones. */
export function inventName(index: number): Texts {
  const parts = [FIRST[index % 10], MIDDLE[Math.floor(index / 10) % 8], LAST[Math.floor(index / 80) % 10]] as const;
  const write = (language: 0 | 1) => {
    const word = parts.map((part) => part?.[language] ?? '').join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  return { ru: write(0), en: write(1) };
}
