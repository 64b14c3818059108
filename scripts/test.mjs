import { runOnOwnNode } from './setup/run-on-own-node.mjs';

runOnOwnNode('scripts/gate/main.ts');
