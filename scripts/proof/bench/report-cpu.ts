/** In the measured process: sends its address, and how much CPU it has used whenever it is asked. */
export function reportCpu(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({ url });
}
