import { unknownScene } from '../errors.ts';

export const SCENE_NAMES: readonly string[] = [];
export type SceneName = string;

/** The inside of a 1536 × 864 drawing. */
export function drawScene(name: string): string {
  throw unknownScene(name, SCENE_NAMES);
}
