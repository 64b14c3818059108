import { runOnProjectNode } from './setup/run-on-project-node.mjs';

runOnProjectNode('scripts/restore/main.ts');
