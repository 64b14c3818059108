/* Pictures and fonts in a test: an address that says what it stands for. */
module.exports = '/asset';
