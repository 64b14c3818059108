/* Pictures and fonts in a test: an address that names the file. */
module.exports = '/asset';
