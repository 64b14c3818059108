/* After a run: the keeper takes the databases away. */
const { once } = require('node:events');

module.exports = async () => {
  const keeper = globalThis.keeperOfDatabases;
  if (keeper.exitCode !== null) return;
  const ended = once(keeper, 'exit');
  keeper.stdin.end();
  await ended;
};
