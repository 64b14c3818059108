/** The measured side: says where it listens, and how much CPU the process has used whenever it is asked. */
export function tellCpu(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({ url });
}
