#!/usr/bin/env node
import { runOnOwnNode } from '../../scripts/setup/run-on-own-node.mjs';

runOnOwnNode('delivery/src/cli.ts');
