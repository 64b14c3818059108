/*
 * Property tests draw the same examples in every run of the gate, so that it says the same of the same commit. `npm run proof`
 * draws new ones each time; what it finds is mended and, where it is worth it, kept as an example of its own.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const STEADY_SEED = 20_261_121;

if (process.env.VITRAVA_PROOF !== '1') {
  fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: STEADY_SEED });
}

module.exports = fastCheck;
