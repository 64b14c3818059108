import type { FieldWords } from './view.tsx';

/** Takes the words of a field out of its props; the rest belongs to the control. */
export function splitWords<Props extends FieldWords>(props: Props): [FieldWords, Omit<Props, keyof FieldWords>] {
  const { label, hint, error, required, hideLabel, ...control } = props;
  const words: FieldWords = {
    label,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(required !== undefined && { required }),
    ...(hideLabel !== undefined && { hideLabel }),
  };
  return [words, control];
}
