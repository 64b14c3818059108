import { runOnOwnNode } from './setup/run-on-own-node.mjs';

runOnOwnNode('scripts/restore/main.ts');
