export { drawScene, SCENE_NAMES, type SceneName } from './scene.ts';
