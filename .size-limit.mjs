import { existsSync } from 'node:fs';
import path from 'node:path';

/*
 * What a whole package may weigh, all its pages together, after brotli; a good third of mfe-content and of mfe-account is the numbering
 * plans of the phone field (44 kB, on demand: docs/decisions/019). The looks of that field and of videos are in mfe-content's styles.
 * What one page may weigh is in scripts/size.
 */

const scripts = { shell: '155 kB', 'mfe-catalog': '60 kB', 'mfe-cart-checkout': '70 kB', 'mfe-account': '130 kB', 'mfe-content': '110 kB' };
const styles = { shell: '14 kB', 'mfe-catalog': '14 kB', 'mfe-cart-checkout': '18 kB', 'mfe-account': '18 kB', 'mfe-content': '20 kB' };

const budget = (limits, kind, extension) =>
  Object.entries(limits)
    .filter(([name]) => existsSync(path.join(import.meta.dirname, name, 'rspack.config.ts')))
    .map(([name, limit]) => ({ name: `${name}: ${kind}`, path: `${name}/dist/browser/*.${extension}`, limit }));

export default [...budget(scripts, 'scripts', 'js'), ...budget(styles, 'styles', 'css')];
