/*
 * A console error fails the test that caused it. A test that expects one replaces console.error for its own time
 * with jest.spyOn(console, 'error').mockImplementation(() => {}).
 */
const { format } = require('node:util');

const warnings = [];

function remember(...args) {
  warnings.push(format(...args));
}

console.error = remember;

beforeEach(() => {
  warnings.length = 0;
});

afterEach(() => {
  const errors = warnings.splice(0);
  if (errors.length > 0) {
    throw new Error(`console.error was called ${errors.length} time(s):\n\n${errors.join('\n\n')}`);
  }
});
