import { followGreeting } from './greeting.ts';
import { releaseHangingStyles } from './hanging-styles.ts';
import { startProgram } from './program.ts';
import { recordInput } from './record-input.ts';
import { firstContent, whenPainted } from './when-painted.ts';
import { whenParsed } from './when-parsed.ts';

/*
 * The one script that runs with the document; its size is limited (npm run size). It imports nothing at run time and
 * uses neither React nor the shop's code: it lets the document be painted first, then loads the program, records input
 * meanwhile, and ends the greeting.
 */

releaseHangingStyles();
// Below the browser floor the document stays as the server has drawn it. CSS layers came with the floor (docs/decisions/083).
if ('CSSLayerBlockRule' in window)
  whenParsed(() => {
    const { giveUp } = recordInput({ onRecorded: start });

    function start(): void {
      startProgram(giveUp);
    }

    // Its fade can be read only when the style sheets are there.
    void firstContent().then(followGreeting);
    whenPainted(start);
  });
