import { isMainThread } from 'node:worker_threads';

/* Preloaded by every server that a command starts: when the command is gone, even killed, its channel closes and the server stops in order. */
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
