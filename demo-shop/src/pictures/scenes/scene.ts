import { unknownScene } from '../errors.ts';
import { activeMorning } from './active-morning.ts';
import { collagenGlow } from './collagen-glow.ts';
import { herbalTea } from './herbal-tea.ts';
import { kitchenSeeds } from './kitchen-seeds.ts';
import { labTest } from './lab-test.ts';
import { labelReading } from './label-reading.ts';
import { nightSleep } from './night-sleep.ts';
import { omegaSea } from './omega-sea.ts';
import { parcel } from './parcel.ts';
import { probiotics } from './probiotics.ts';
import { recycling } from './recycling.ts';
import { runningShoes } from './running-shoes.ts';
import { finishScene, type PaintScene } from './scene-painting.ts';
import { warehouse } from './warehouse.ts';
import { winterSun } from './winter-sun.ts';

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
