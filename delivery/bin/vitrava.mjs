#!/usr/bin/env node
import { loadOnOwnNode } from '../../scripts/setup/run-on-project-node.mjs';

await loadOnOwnNode('scripts/vitrava/main.mjs');
