import { runOnOwnNode } from './setup/run-on-own-node.mjs';

runOnOwnNode('scripts/upgrade/main.ts');
