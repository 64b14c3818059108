import { afterEach, expect, it } from '@jest/globals';
import type { Child } from '../environment/index.ts';
import { createSupervisor } from './supervise.ts';

const stopping: AbortController[] = [];
afterEach(() => {
  for (const controller of stopping.splice(0)) controller.abort();
});

/** A server that the test ends. */
function fakeServer(name: string, stopped: string[] = []) {
  const children: { readonly child: Child; readonly end: (reason: string) => void }[] = [];
  const ports: (number | null)[] = [];
  let refusals = 0;
  const start = async (port: number | null): Promise<Child> => {
    ports.push(port);
    if (refusals-- > 0) throw new Error(`${name} does not start.`);
    const ended = Promise.withResolvers<string>();
    const stop = async () => {
      stopped.push(name);
      ended.resolve('was stopped');
    };
    const child = { name, pid: 1, url: 'http://127.0.0.1:4711', consoleUrl: null, ended: ended.promise, stop, kill: stop };
    children.push({ child, end: ended.resolve });
    return child;
  };
  const refuse = (count: number) => {
    refusals = count;
  };
  return { server: { log: 'logs/server.log', start }, children, ports, refuse };
}

function open() {
  const controller = new AbortController();
  stopping.push(controller);
  const reports: string[] = [];
  const report = (text: string) => void reports.push(text);
  return { controller, reports, supervisor: createSupervisor({ signal: controller.signal, report, pauseMs: { first: 1, longest: 4 } }) };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

it.each(['The acquirer', 'The reference API', 'The composition server', 'The release API'])(
  '%s is started again at its port when it ends, and both are reported',
  async (name) => {
    const { supervisor, reports } = open();
    const { server, children, ports } = fakeServer(name);
    await supervisor.start(server);
    children[0]?.end('ended by SIGKILL');
    await until(() => reports.length === 2);
    expect(ports).toEqual([null, 4711]);
    expect(reports).toEqual([`${name} ended by SIGKILL; starting it again in 0.001 s. Its log: logs/server.log`, `${name} answers again.`]);
  },
);

it('A server that does not start again is tried until it does', async () => {
  const { supervisor, reports } = open();
  const { server, children, refuse } = fakeServer('The shop');
  await supervisor.start(server);
  refuse(3);
  children[0]?.end('ended with code 1');
  await until(() => children.length === 2);
  await until(() => reports.at(-1) === 'The shop answers again.');
  expect(reports.filter((text) => text === 'The shop does not start.')).toHaveLength(3);
});

it('A server that does not start the first time is not started again', async () => {
  const { supervisor, reports } = open();
  const { server, refuse, ports } = fakeServer('The shop');
  refuse(1);
  await expect(supervisor.start(server)).rejects.toThrow('The shop does not start.');
  expect([ports, reports]).toEqual([[null], []]);
});

it('Servers are stopped in the reverse order of their start, and none of them is started again', async () => {
  const { supervisor, controller, reports } = open();
  const stopped: string[] = [];
  const servers = ['one', 'two', 'three'].map((name) => fakeServer(name, stopped));
  for (const { server } of servers) await supervisor.start(server);
  controller.abort();
  await supervisor.stop();
  expect([stopped, reports]).toEqual([['three', 'two', 'one'], []]);
  expect(servers.map(({ ports }) => ports.length)).toEqual([1, 1, 1]);
});
