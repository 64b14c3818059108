import { cpuMsOf } from './process-tree.ts';

/** In the measured process: sends its address, and the CPU time of it and its processes whenever it is requested. */
export function reportCpu(url: string): void {
  process.on('message', () => {
    process.send?.({ cpuMs: cpuMsOf(process.pid) });
  });
  process.send?.({ url });
}
