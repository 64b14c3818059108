/* Loaded before the server of a developer: it has no reason to live longer than the shop that started it, however that ends. */
process.on('disconnect', () => process.exit(0));
