/** Channels between the tabs of one test: Node's own would keep the process alive, and tests receive messages of each other. */
export function mockChannels(): void {
  const open: FakeChannel[] = [];
  class FakeChannel extends EventTarget {
    readonly name: string;

    constructor(name: string) {
      super();
      this.name = name;
      open.push(this);
    }

    postMessage(data: unknown): void {
      for (const other of open.filter((channel) => channel !== this && channel.name === this.name)) {
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
}
