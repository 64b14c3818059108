import { unknownScene } from '../errors.ts';
import { collagenGlow, labelReading, parcel, recycling, warehouse } from './goods.ts';
import { herbalTea, kitchenSeeds, nightSleep } from './indoors.ts';
import { activeMorning, omegaSea, winterSun } from './outdoors.ts';
import { runningShoes } from './running-shoes.ts';
import { finishScene, type PaintScene } from './scene-painting.ts';
import { labTest, probiotics } from './science.ts';

export const SCENE_NAMES = [
  'winter-sun',
  'label-reading',
  'warehouse',
  'lab-test',
  'recycling',
  'night-sleep',
  'probiotics',
  'omega-sea',
  'herbal-tea',
  'active-morning',
  'collagen-glow',
  'kitchen-seeds',
  'running-shoes',
  'parcel',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

const SCENES: Readonly<Record<SceneName, PaintScene>> = {
  'winter-sun': winterSun,
  'label-reading': labelReading,
  warehouse,
  'lab-test': labTest,
  recycling,
  'night-sleep': nightSleep,
  probiotics,
  'omega-sea': omegaSea,
  'herbal-tea': herbalTea,
  'active-morning': activeMorning,
  'collagen-glow': collagenGlow,
  'kitchen-seeds': kitchenSeeds,
  'running-shoes': runningShoes,
  parcel,
};

/** The inside of a 1536 × 864 drawing; throws a PictureError for a name that is not in SCENE_NAMES. */
export function drawScene(name: string): string {
  if (!isSceneName(name)) {
    throw unknownScene(name, SCENE_NAMES);
  }
  return finishScene(SCENES[name]);
}

function isSceneName(name: string): name is SceneName {
  return (SCENE_NAMES as readonly string[]).includes(name);
}
