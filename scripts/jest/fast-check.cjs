/*
 * Property tests draw the same examples in every run of the gate, so that the result for a commit is reproducible. `npm
 * run proof` draws new ones each time; its findings are fixed and, where it is worth it, stored as an example.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const STEADY_SEED = 20_261_121;

if (process.env.VITRAVA_PROOF !== '1') {
  fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: STEADY_SEED });
}

module.exports = fastCheck;
