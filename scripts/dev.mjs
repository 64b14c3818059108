import { runOnProjectNode } from './setup/run-on-project-node.mjs';

runOnProjectNode('scripts/dev/main.ts');
