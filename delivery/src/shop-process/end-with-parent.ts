/* Loaded before the server: it has no reason to live longer than the process that started it, however that ends. */
process.on('disconnect', () => process.exit(0));
