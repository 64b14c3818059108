import { runOnProjectNode } from './setup/run-on-project-node.mjs';

runOnProjectNode('scripts/gate/main.ts');
