import type { Contract } from '@withease/contracts';
import { attach, createEvent, createStore, scopeBind } from 'effector';

/** Messages between the tabs of one browser about one subject. Messages are in memory and never leave the origin. */
export interface TabChannelOptions<Message> {
  /** The channel's name, with a version when messages of several releases would not understand each other. */
  readonly name: string;
  /** What counts as a message; anything else is dropped, for another tab may run another release. */
  readonly contract: Contract<unknown, Message>;
}

/** An open channel: a message reaches every other tab, never this one. */
export interface OpenChannel<Message> {
  readonly send: (message: Message) => void;
}

/** Opens a channel for as long as the document lives. Null where there are none: old browsers, and Firefox where cookies are forbidden. */
export function openTabChannel<Message>(
  { name, contract }: TabChannelOptions<Message>,
  onMessage: (message: Message) => void,
): OpenChannel<Message> | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (contract.isData(data)) onMessage(data);
    });
    return { send: (message) => channel.postMessage(message) };
  } catch {
    return null;
  }
}

/** A channel between tabs: `open`, `send`, and `received`. Without channels nothing is received. */
export function createTabChannel<Message>(options: TabChannelOptions<Message>) {
  const received = createEvent<Message>();

  const $channel = createStore<OpenChannel<Message> | null>(null, { serialize: 'ignore' });
  const openFx = attach({
    source: $channel,
    effect: (channel) => channel ?? openTabChannel(options, scopeBind(received, { safe: true })),
  });
  $channel.on(openFx.doneData, (_, channel) => channel);
  const sendFx = attach({ source: $channel, effect: (channel, message: Message) => channel?.send(message) });

  return { open: openFx, send: sendFx, received };
}
