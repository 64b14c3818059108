/**
 * What keeps the composition server small; read by the C library and by V8 before a line of ours runs. Two arenas: glibc else gives eight to
 * each core, and what each has once taken it keeps. A setting that the environment brings holds.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' } as const;

/**
 * In megabytes. The semi-spaces are those of all threads, for V8 puts this flag above what a worker is given: 4 keep the server small and are
 * paid for in CPU (figures of both in docs/decisions/033-server-cost.md). The old generation is the main thread's; the lower its bound, the sooner V8 collects
 * instead of growing.
 */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=320'] as const;
export const MEMORY_ARGUMENTS = HEAP.filter((option) => !process.env['NODE_OPTIONS']?.includes(option.split('=')[0] ?? option));
