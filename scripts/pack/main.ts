import path from 'node:path';
import { packAll } from './pack.ts';

/*
 * npm run pack: the kit, the build preset and the command line as npm packages, for teams with a repository of their own. Another folder
 * than dist/packages can be named.
 */

const into = path.resolve(process.argv[2] ?? 'dist/packages');
for (const archive of await packAll(into)) console.log(path.relative('.', archive));
