/* A CSS Module in a test: every class is its own name. */
const names = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : key) });

module.exports = names;
