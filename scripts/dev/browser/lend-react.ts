// Views are built for work with another module than this one, which the released remotes on the page get from the shell.
import 'react/jsx-runtime';
import * as runtime from 'react-refresh/runtime';
import { SHARED_REFRESH } from './protocol.ts';

/* Part of the shell's working build: its React is the page's only one, so its React Refresh serves the remotes as well. */
Object.defineProperty(globalThis, Symbol.for(SHARED_REFRESH), { value: runtime });
