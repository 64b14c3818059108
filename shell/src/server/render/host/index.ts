export { createHostedPool, type HostedPool } from './hosted-pool.ts';
export { THREAD_PROGRAM } from './thread-program.ts';
export { unpacked } from './unpacked.ts';
