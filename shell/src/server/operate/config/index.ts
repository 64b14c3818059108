export { readConfig, type ServerConfig } from './config.ts';
