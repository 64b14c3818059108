#!/usr/bin/env node
import { loadOnProjectNode } from '../../scripts/setup/run-on-project-node.mjs';

await loadOnProjectNode('scripts/vitrava/main.mjs');
