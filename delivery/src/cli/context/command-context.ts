import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { Command } from 'commander';
import type { ReleaseApiClient } from '../../release-api-client/index.ts';
import type { ResultsCollector } from '../../results/index.ts';
import type { KeysPlace } from '../../signing/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import type { AttributionOptions } from '../options/index.ts';
import type { CommandResult } from '../output/index.ts';

/** A repository that holds one remote alone; the command line that is installed as a package runs in such. */
export interface OwnRepository {
  /** The versions of contracts that this command line supports. */
  readonly contracts: RemoteManifest['contracts'];
  /** Whether the environment names a release store; without one, and without `--store`, nothing is compared with a shop. */
  readonly hasStore: boolean;
  /** Makes a new one in the folder where the command runs; gives its folder. Throws a sentence when it cannot. */
  readonly create: (remote: string, path: string | undefined) => string;
  /** Makes a page or a fragment of the remote in the folder where the command runs; gives its folder. Throws a sentence when it cannot. */
  readonly createPart: (kind: 'page' | 'fragment', name: string | undefined, path: string | undefined) => string;
}

/** The context that the groups of commands are built with. */
export interface CommandContext {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly openStore: () => ReleaseStore;
  /** Reads the results of experiments beside the store; closes them also when the work throws. */
  readonly withResults: (work: (results: ResultsCollector) => Promise<CommandResult>) => Promise<CommandResult>;
  /** The same for the sums per version. */
  readonly withSums: (work: (sums: ResultsCollector) => Promise<CommandResult>) => Promise<CommandResult>;
  /** Null in the repository of the shop, which has a folder for each remote. */
  readonly own: OwnRepository | null;
  /** Where the keys of this machine and of the teams lie. Throws a sentence when the environment cannot be understood. */
  readonly keys: () => KeysPlace;
  /**
   * The release API of another shop, at this address, else at the one of the environment; null when neither names one.
   */
  readonly releaseApi: (address: string | undefined) => ReleaseApiClient | null;
  /** Where the shop is, for links into it: `VITRAVA_SHOP`, else this machine; null at a release API without this setting. */
  readonly shop: string | null;
  readonly reply: (work: Promise<CommandResult>) => Promise<void>;
  readonly attributionOf: (options: AttributionOptions) => Attribution;
  /** A command that only reads. The examples are shown by its `--help`, without the program's name. */
  readonly addReadCommand: (parent: Command, usage: string, description: string, examples: readonly string[]) => Command;
  /** A command that changes something: it also takes its author and the reason. */
  readonly addChangeCommand: CommandContext['addReadCommand'];
}
