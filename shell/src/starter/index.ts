import { followGreeting } from './greeting.ts';
import { keepInput } from './keep-input.ts';
import { startProgram } from './program.ts';
import { whenPainted } from './when-painted.ts';

/*
 * The one script that runs with the document; its size is limited (npm run size). It imports nothing at run time and knows neither React
 * nor the shop: it lets the document be painted first, then loads the program, keeps what is done meanwhile, and ends the greeting.
 */

const { giveUp } = keepInput({ onKept: start });

function start(): void {
  startProgram(giveUp);
}

followGreeting();
whenPainted(start);
