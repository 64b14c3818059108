/** Settings of the C library and V8 that keep the server small; the environment's own take precedence. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' } as const;

/**
 * In megabytes and percent (figures in docs/decisions/033-server-cost.md). The semi-spaces also apply to render processes: a render's short-lived objects must
 * not outlive them. The old generation is the server's; the lower its bound, the sooner V8 collects instead of growing. A heap is collected again when it has grown by so much: left to itself V8 collects the main thread's, which the bytes of pages
 * beside it count to, at every thirtieth page.
 */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=320', '--heap-growing-percent=100'] as const;
export const MEMORY_ARGUMENTS = HEAP.filter((option) => !process.env['NODE_OPTIONS']?.includes(option.split('=')[0] ?? option));
