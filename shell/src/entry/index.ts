import '../layout/global.css';
// What the server alone draws is in the page's first style sheet, too.
import '../layout/error-page/view.module.css';
import '../layout/footer/view.module.css';
import '../layout/skeleton/view.css';
import { giveUpEarly } from '@vitrava/shared-kit/mount/early-input';
import { nextTask } from './next-task.ts';

/** The shell's modules in the order of their dependencies. All are in one file: this decides when each runs. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'effector-react'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'i18next'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@vitrava/shared-kit/api-client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../composition/index.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../settings/index.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../session/index.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../layout/index.ts'),
];

/** Runs the program in steps, each a task of its own, so that a slow phone answers in between; then wakes the page. */
async function start(): Promise<void> {
  for (const run of steps) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './client.tsx');
  await nextTask();
  await boot();
}

start().catch((error: unknown) => {
  giveUpEarly(document.body);
  // The server's page stays readable and its links work as document loads. The error is in the console and, where
  // telemetry had started, among its observations.
  delete document.body.dataset['layout'];
  reportError(new Error('The shop did not start in the browser', { cause: error }));
});
