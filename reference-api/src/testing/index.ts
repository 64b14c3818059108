export { describeOnEngines, FIXTURE_SEED, type TestApi } from './describe-on-engines.ts';
export { CATALOGUE, CONTENT } from './fixture.ts';
