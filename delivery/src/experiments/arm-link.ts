import { experimentsIn, readFlagFile } from '../flags/index.ts';
import { type Refusal, refuse } from '../gate/index.ts';
import { writeArmLink } from '../sealing/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/** Which arm a link shows (the experiment by its name or by its remote), where it leads, and when it ends (ISO 8601). */
export interface ArmLinkRequest {
  readonly experiment: string;
  readonly arm: string;
  readonly path: string;
  readonly expiresAt: string;
}

/** The path and query of a link that shows its holder one arm of a running experiment, or why there is none. */
export async function linkToArm(
  store: ReleaseStore,
  { experiment, arm, path, expiresAt }: ArmLinkRequest,
): Promise<{ readonly path: string } | Refusal> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return file;
  const running = [...experimentsIn(file)].find(([remote, { name }]) => name === experiment || remote === experiment);
  if (!running) return refuse('experiment-unknown', { remote: experiment });
  const [remote, { name, arms }] = running;
  if (!Object.hasOwn(arms, arm)) return refuse('arm-unknown', { experiment: name, arm, known: Object.keys(arms) });
  const token = writeArmLink({ remote, experiment: name, arm, path, expiresAt }, await store.secret());
  return { path: `/_arm?token=${token}` };
}
