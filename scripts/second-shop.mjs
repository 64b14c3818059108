import { runOnProjectNode } from './setup/run-on-project-node.mjs';

runOnProjectNode('examples/second-shop/main.ts');
