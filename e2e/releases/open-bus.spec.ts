import { expect, openAlive, test } from '../fixtures/index.ts';
import { releaseTeamRemote } from '../fixtures/team-remote.ts';

const contracts = { mount: 2, bus: 5, api: 1 };

/** Declares an event, and sends it from its page. */
const CHAT = {
  'remote.manifest.json': JSON.stringify({ name: 'mfe-chat', contracts }),
  'src/bus.ts': `
    import { busEvent } from '@vitrava/shared-kit/bus/units';
    /** Fact: someone has written. */
    export const messageArrived = busEvent<{ readonly from: string }>('chat/messageArrived', { emitters: [] });
  `,
  'src/pages/chat/route.json': '{ "path": "/chat" }',
  'src/pages/chat/model.ts': `
    import { createEvent, createStore } from 'effector';
    export const opened = createEvent<unknown>();
    export const $head = createStore({ title: 'Chat' });
  `,
  'src/pages/chat/index.ts': `
    import { definePage } from '@vitrava/shared-kit/mount/route';
    import { $head, opened } from './model.ts';
    import { ChatView } from './view.tsx';
    export const page = definePage({ View: ChatView, opened, $head, state: [] });
  `,
  'src/pages/chat/view.tsx': `
    import { useUnit } from 'effector-react';
    import { messageArrived } from '../../bus.ts';
    export function ChatView() {
      const write = useUnit(messageArrived);
      return (
        <div>
          <h1>Chat</h1>
          <button type="button" onClick={() => write({ from: 'Ann' })}>Write</button>
        </div>
      );
    }
  `,
};

/** Its service starts with the first event, and receives it. */
const badge = (units: string) => ({
  'remote.manifest.json': JSON.stringify({
    name: 'mfe-badge',
    contracts,
    services: [{ name: 'badge', wakes: ['chat/messageArrived'], restores: [] }],
  }),
  'src/bus/chat.ts': units,
  'src/entry/service.ts': `
    import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
    import { defineService } from '@vitrava/shared-kit/mount/service';
    import { createEvent, createStore, sample } from 'effector';
    import { messageArrived } from '../bus/chat.ts';
    const started = createEvent();
    const replayed = createEvent<{ readonly from: string }>();
    const $count = createStore(0).on([messageArrived, replayed], (count) => count + 1);
    sample({
      clock: [messageArrived, replayed],
      source: $count,
      fn: (count, { from }) => ({ text: \`Message \${count} from \${from}\`, tone: 'notice' as const }),
      target: announcementRequested,
    });
    export const { name, start, replay } = defineService({ name: 'badge', start: started, replay: { 'chat/messageArrived': replayed } });
  `,
});

test.afterAll(async ({ environment }) => {
  for (const remote of ['mfe-badge', 'mfe-chat']) await environment.deliver('withdraw', remote);
});

test('An event that one team declares in its repository starts the service of another team, which receives it and all later ones', async ({
  environment,
  page,
}) => {
  await releaseTeamRemote(environment, 'mfe-chat', CHAT);
  await releaseTeamRemote(environment, 'mfe-badge', badge(await environment.deliver('types', 'mfe-chat')));
  await expect(async () => {
    await openAlive(page, '/chat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat', { timeout: 1000 });
  }).toPass();
  const write = page.getByRole('button', { name: 'Write' });
  await write.click();
  await expect(page.getByText('Message 1 from Ann')).toBeVisible();
  await write.click();
  await expect(page.getByText('Message 2 from Ann')).toBeVisible();
});
