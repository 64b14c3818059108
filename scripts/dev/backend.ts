import { type Child, type EnvironmentOptions, startAcquirer, startApi } from '../environment/index.ts';
import { describeLine, logLine, readServerLine } from './log.ts';

const WARNING = 40;

/** Starts the reference API with its acquirer; gives its address. `closing` gets the ways to stop them, `onEnd` is called when one ends by itself. */
export async function startBackend(
  environment: EnvironmentOptions,
  closing: (() => Promise<unknown>)[],
  onEnd: () => void,
): Promise<string> {
  const keep = (child: Child): Child => {
    let isStopping = false;
    closing.push(() => {
      isStopping = true;
      return child.stop();
    });
    void child.ended.then((reason) => {
      if (isStopping) return;
      logLine('dev', `${child.name} ${reason}.`);
      onEnd();
    });
    return child;
  };
  const acquirer = keep(await startAcquirer({ ...environment, onLine: logLines('acquirer') }));
  const api = keep(await startApi({ ...environment, onLine: logLines('api') }, acquirer.url));
  return api.url;
}

function logLines(source: string): (line: string) => void {
  return (text) => {
    const line = readServerLine(text);
    if (line.level >= WARNING) logLine(source, describeLine(line));
  };
}
