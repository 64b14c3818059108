import { cpuMsOf } from './process-tree.ts';

/** In the measured process: sends its address, and how much CPU it and its processes have used whenever it is asked. */
export function reportCpu(url: string): void {
  process.on('message', () => {
    process.send?.({ cpuMs: cpuMsOf(process.pid) });
  });
  process.send?.({ url });
}
