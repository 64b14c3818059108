export { createTabChannel, type OpenChannel, openTabChannel, type TabChannelOptions } from './tab-channel.ts';
