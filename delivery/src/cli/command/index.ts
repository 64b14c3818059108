export { type AttributionOptions, attributionOfTeam } from './attribution.ts';
export { type CommandContext, createAdders, type OwnRepository, type Team } from './command.ts';
export { isReleaseApiAddress, isShopAddress, releaseApiOption, toNumber, withAttribution } from './options.ts';
export { type CommandResult, EXIT, findUnknownRemote, refusedResult, resultOf, UsageError } from './result.ts';
