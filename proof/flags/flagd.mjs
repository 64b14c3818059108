import { FlagdProvider } from '@openfeature/flagd-provider';

/** Evaluates the file that `FLAGD_OFFLINE_FLAG_SOURCE_PATH` names, in the process of the server. */
export const createProvider = () => new FlagdProvider({ resolverType: 'in-process' });
