/**
 * What keeps the composition server small; read by the C library and by V8 before a line of ours runs. Two arenas: glibc else gives eight to
 * each core, and what each has once taken it keeps. A setting that the environment brings holds.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' } as const;

/**
 * For the main thread, in megabytes. With semi-spaces of 4 the texts of pages outlive the young generation, and a page costs half as much
 * again in collections (docs/decisions/033-server-cost.md); with 16 the server holds more than 500 MB. The bound of the old one is three times what it holds with all caches full; the lower the bound, the sooner V8 collects instead of growing.
 */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=320'] as const;
export const MEMORY_ARGUMENTS = HEAP.filter((option) => !process.env['NODE_OPTIONS']?.includes(option.split('=')[0] ?? option));
