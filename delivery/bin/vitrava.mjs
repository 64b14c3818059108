#!/usr/bin/env node
import { loadOnOwnNode } from '../../scripts/setup/run-on-own-node.mjs';

await loadOnOwnNode('scripts/vitrava/main.mjs');
