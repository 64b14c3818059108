export { addExperimentCommands } from './experiment-commands.ts';
