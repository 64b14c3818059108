/** The fields of a refusal that are texts. */
type Texts<Name extends string> = Readonly<Record<Name, string>>;
/** A call of the API: who makes it, by which name in its sources, and its method and address. */
type CallFact = 'caller' | 'call' | 'address';
/** Selectors with one fault, each with its style sheet. */
type Selectors = { readonly selectors: readonly string[] };
/** All pages, fragments and frames with one fault, each with its address and languages. */
type Rendered = { readonly rendered: readonly string[] };

/** The sentence of each kind of refusal, from its fields, which can be printed, sent or stored. */
const SENTENCES = {
  'build-missing': ({ folder }: Texts<'folder'>) => `There is no build in ${folder}: build the remote first.`,
  'file-missing': ({ file, namedBy }: Texts<'file' | 'namedBy'>) =>
    `The file ${file} is missing, but ${namedBy} names it: build again and release the whole of dist.`,
  'file-type-unserved': ({ file, served }: Texts<'file'> & { readonly served: readonly string[] }) =>
    `The file ${file} would not be served: browser files of a release end with ${served.join(', ')}. Leave it out of the build.`,
  'manifest-invalid': ({ file, problems }: Texts<'file'> & { readonly problems: readonly string[] }) =>
    `${file} is not valid: ${problems.join('; ')}.`,
  'name-mismatch': ({ expected, actual }: Texts<'expected' | 'actual'>) =>
    `remote.manifest.json says its name is ${actual}, but this is ${expected}.`,
  'package-version-invalid': ({ version }: Texts<'version'>) => `The version "${version}" in package.json is not a version like 1.2.3.`,
  'package-missing': ({ package: name }: Texts<'package'>) =>
    `${name} is not installed: run npm install, with the three packages that the shop gives out.`,
  'packages-differ': ({ package: name, supported, expected, by }: Texts<'package' | 'supported' | 'expected' | 'by'>) =>
    `${name} speaks ${supported}, but ${by} ${expected}: install the three packages of one version, and write its contracts into remote.manifest.json.`,
  'expose-missing': ({ expose, promisedBy }: Texts<'expose' | 'promisedBy'>) =>
    `The module ${expose} is not exposed by the build, but ${promisedBy} in remote.manifest.json needs it.`,
  'route-repeated': ({ path, routes }: Texts<'path'> & { readonly routes: readonly string[] }) =>
    `The address ${path} belongs to several routes of the manifest (${routes.join(', ')}).`,
  'route-conflict': ({ path, otherPath, other, otherVersion }: Texts<'path' | 'otherPath' | 'other' | 'otherVersion'>) =>
    `The address ${path} is already answered by the live ${other} ${otherVersion} (${otherPath}): an address has one owner. Choose another path, or release ${other} without it first.`,
  'contract-too-new': ({
    contract,
    wanted,
    offered,
    shellVersion,
  }: Texts<'contract'> & { readonly wanted: number; readonly offered: number; readonly shellVersion: string | null }) =>
    `It is written against version ${wanted} of the ${contract} contract, but ${shellVersion ? `the live shell ${shellVersion}` : 'the shared kit'} speaks version ${offered}: release a newer shell first.`,
  'shell-too-old': ({
    contract,
    offered,
    wanted,
    other,
    otherVersion,
  }: Texts<'contract' | 'other' | 'otherVersion'> & { readonly offered: number; readonly wanted: number }) =>
    `This shell speaks version ${offered} of the ${contract} contract, but the live ${other} ${otherVersion} needs version ${wanted}.`,
  'server-file-broken': ({ reason }: Texts<'reason'>) => `server.cjs cannot be used: ${reason}.`,
  'render-broken': ({ rendered, reason, api }: Texts<'reason'> & Rendered & { readonly api: 'silent' | 'answering' }) =>
    `The server cannot render ${listed(rendered)}: ${reason}. ${
      api === 'silent'
        ? 'It was asked with an API that does not answer, when a page must say so itself.'
        : 'It was asked with what the API of the shop answers now.'
    }`,
  'first-load-broken': ({ opened, fault }: Texts<'fault'> & { readonly opened: readonly string[] }) =>
    `In a browser ${listed(opened)} ${fault}. Open it with "npm run dev", or "npx vitrava dev" in a repository of its own.`,
  'first-load-failed': ({ reason }: Texts<'reason'>) =>
    `Its pages could not be opened in a browser: ${reason}. Set CHROMIUM_PATH to a browser that starts, or FIRST_LOAD=off to leave this check out.`,
  'html-too-heavy': ({ rendered, bytes, budget }: Rendered & { readonly bytes: number; readonly budget: number }) =>
    `The markup of ${listed(rendered)} weighs up to ${kilobytes(bytes)} kB, ${kilobytes(bytes - budget)} kB over the budget of ${kilobytes(budget)} kB: show less at once, or raise budgets.html in remote.manifest.json.`,
  'styles-too-heavy': ({ bytes, budget }: { readonly bytes: number; readonly budget: number }) =>
    `Its style sheets weigh ${kilobytes(bytes)} kB before compression, ${kilobytes(bytes - budget)} kB over the budget of ${kilobytes(budget)} kB: make them lighter, or raise budgets.styles in remote.manifest.json.`,
  'script-broken': ({ file, reason }: Texts<'file' | 'reason'>) => `The script ${file} cannot be run by a browser: ${reason}. Build again.`,
  'development-build': ({ file }: Texts<'file'>) => `${file} was built for development: build with NODE_ENV=production and release that.`,
  'scripts-too-heavy': ({ bytes, budget }: { readonly bytes: number; readonly budget: number }) =>
    `Its scripts weigh ${kilobytes(bytes)} kB before compression, ${kilobytes(bytes - budget)} kB over the budget of ${kilobytes(budget)} kB: make them lighter, or raise budgets.scripts in remote.manifest.json.`,
  'middleware-unknown': ({ route, middleware }: Texts<'route' | 'middleware'>) =>
    `The route ${route} names the middleware ${middleware}, which neither the shell nor any live remote in its document brings: release the remote that brings it first, add it to the route's remotes, or take the name out.`,
  'public-path-fixed': ({ address }: Texts<'address'>) =>
    `Its files are requested at ${address}, where no release has them: set output.assetPrefix to "auto" (Rsbuild), output.publicPath to "auto" (webpack, Rspack) or base to "./" (Vite), and build again.`,
  'chunks-unpinned': ({ entry, base }: Texts<'entry' | 'base'>) =>
    `Its entry ${entry} is a script or loads scripts, so that late chunks would run from ${base} without integrity: build modules (output.module and "library": { "type": "module" } in output; Vite builds them), or release the files themselves, without --url.`,
  'scripts-by-url': ({ scripts, most }: { readonly scripts: number; readonly most: number }) =>
    `It has ${scripts} scripts and style sheets at its address, and pages can name ${most}: build larger chunks, or release the files themselves, without --url.`,
  'folder-local': ({ base }: Texts<'base'>) =>
    `Its files are at ${base}, which is another machine for each visitor: publish them at an HTTPS address.`,
  'folder-reused': ({ base, file, version }: Texts<'base' | 'file' | 'version'>) =>
    `Its file ${file} in ${base} is not that of the release ${version}, whose pages need it: publish each build in a folder of its own.`,
  'entry-no-module': ({ entry }: Texts<'entry'>) =>
    `Its entry ${entry} is neither a module that exports the lifecycles of single-spa nor a script for SystemJS: set "library": { "type": "module" } in output (webpack, Rspack), or build.rollupOptions.preserveEntrySignatures to "exports-only" (Vite).`,
  'global-taken': ({ name, other, otherVersion }: Texts<'name' | 'other' | 'otherVersion'>) =>
    `Its scripts use the variable ${name} of the page, which belongs to the live ${other} ${otherVersion}: change "name" of the federation plugin and output.uniqueName (webpack, Rspack), or the name in package.json from which it is made.`,
  'still-needed': ({ what, neededBy, other, otherVersion }: Texts<'what' | 'neededBy' | 'other' | 'otherVersion'>) =>
    `It takes away ${what}, which the live ${other} ${otherVersion} needs (${neededBy}): keep it until ${other} is released without that need.`,
  'bus-unit-missing': ({ unit, kind, user, owner }: Texts<'unit' | 'kind' | 'user' | 'owner'>) =>
    `On the bus ${user} uses the ${kind} ${unit}, which ${owner} does not declare: it would wait for it in vain. Keep the old unit beside the new one until all who use it are released.`,
  'bus-owner-taken': ({ unit, user, owner }: Texts<'unit' | 'user' | 'owner'>) =>
    `On the bus ${user} declares ${unit}, but units of that owner belong to ${owner}: choose another word before the slash.`,
  'bus-emitter-refused': ({ unit, user, owner }: Texts<'unit' | 'user' | 'owner'>) =>
    `On the bus ${user} sends ${unit}, which ${owner} does not permit: only listen to it, or let the owner add this remote to its "emitters" first.`,
  'bus-payload-differs': ({
    unit,
    field,
    sent,
    read,
    sender,
    listener,
  }: Texts<'unit' | 'field' | 'sent' | 'read' | 'sender' | 'listener'>) =>
    `On the bus ${sender} sends ${unit} with ${field ? `${sent} in ${field}` : sent}, but ${listener} reads ${read}: add another field or unit, and take the old one away when no live release reads it.`,
  'fragment-input-differs': ({
    fragment,
    field,
    sent,
    read,
    page,
    owner,
  }: Texts<'fragment' | 'field' | 'sent' | 'read' | 'page' | 'owner'>) =>
    `${page} gives ${fragment} ${field ? `${sent} in ${field}` : sent}, but ${owner} accepts ${read}: let the owner accept both until no live release gives the old one.`,
  'fragment-event-differs': ({
    fragment,
    event,
    field,
    sent,
    read,
    page,
    owner,
  }: Texts<'fragment' | 'event' | 'field' | 'sent' | 'read' | 'page' | 'owner'>) =>
    `${owner} sends ${event} of ${fragment} with ${field ? `${sent} in ${field}` : sent}, but ${page} reads ${read}: add another event or field, and take the old one away when no live page listens to it.`,
  'fragment-event-missing': ({ fragment, event, page, owner }: Texts<'fragment' | 'event' | 'page' | 'owner'>) =>
    `${page} listens to ${event} of ${fragment}, which ${owner} does not send: release an owner that sends it first, and keep it while a live page listens.`,
  'shared-version-unfit': ({
    package: name,
    needed,
    offered,
    user,
    shell,
  }: Texts<'package' | 'needed' | 'user' | 'shell'> & { readonly offered: string | null }) =>
    `A page has one ${name}, which the shell or the container of a generation brings: ${user} needs ${needed}, but ${shell} has ${offered ?? 'none'}. Build against a version that it has, release one that both can live with first, or let a remote built without the kit bring its own: "singleton": false and a "requiredVersion" in "shared" of its federation plugin.`,
  'shared-name-missing': ({ module, names, user, shell }: Texts<'module' | 'user' | 'shell'> & { readonly names: readonly string[] }) =>
    `A page has one ${module}, which the shell or the container of a generation brings: ${user} imports ${names.join(', ').replace('*', 'all of it (import *)')}, which ${shell} does not share. Do without, or release one that shares it first.`,
  'generation-missing': ({ generation, own, user, shell }: Texts<'generation' | 'own' | 'user' | 'shell'>) =>
    `${user} is built with ${generation}, but ${shell} has ${own}, and no live remote brings ${generation}: release a container of it first ("brings": "generation"), build with ${own}, or let the remote bring its own copy ("brings": "own" in remote.manifest.json).`,
  'container-taken': ({ generation, other }: Texts<'generation' | 'other'>) =>
    `${other} is the container of ${generation} already, and pages have one: release a new version of it, or withdraw it first.`,
  'generation-unsupported': ({ generation, user, shell }: Texts<'generation' | 'user' | 'shell'>) =>
    `${user} is built with ${generation}, which ${shell} cannot load beside its own React: release a newer shell first.`,
  'generation-mismatch': ({ generation, needed }: Texts<'generation' | 'needed'>) =>
    `remote.manifest.json says that it is of ${generation}, but its browser build needs react ${needed}: build again, and release the whole of dist.`,
  'api-call-missing': ({ caller, call, address }: Texts<CallFact>) =>
    `The call ${call} of ${caller} is ${address}, which the API does not have: release the API with it first, and take it away there only when no live release calls it.`,
  'api-answer-differs': ({ caller, call, address, field, answers, reads }: Texts<CallFact | 'field' | 'answers' | 'reads'>) =>
    `The call ${call} of ${caller} (${address}) reads ${reads}${field ? ` in ${field}` : ''}, but the API promises ${answers}: let the API answer so first, or make the call do without.`,
  'api-body-differs': ({ caller, call, address, field, sends, takes }: Texts<CallFact | 'field' | 'sends' | 'takes'>) =>
    `The call ${call} of ${caller} (${address}) sends ${sends}${field ? ` in ${field}` : ''}, but the API takes ${takes}: send what it takes, or let the API take both first.`,
  'api-parameter-unknown': ({ caller, call, address, parameter }: Texts<CallFact | 'parameter'>) =>
    `The call ${call} of ${caller} (${address}) asks with ${parameter}, which the API does not know: it would answer as if nothing was said.`,
  'flag-type-differs': ({ flag, declared, place, found }: Texts<'flag' | 'declared' | 'place' | 'found'>) =>
    `The flag ${flag} is declared as a ${declared}, but it is a ${found} in ${place}: use one type, or another name.`,
  'role-lost': ({ role, shellVersion }: Texts<'role' | 'shellVersion'>) =>
    `Nothing has the role "${role}" (with -tool: a tool of the header, with -slot: a fragment in a slot) any more, by which the live shell ${shellVersion} finds it: give the role to another one, or list it under "retires" in remote.manifest.json.`,
  'role-taken': ({ role, other, otherVersion }: Texts<'role' | 'other' | 'otherVersion'>) =>
    `The role "${role}" (with -tool: a tool of the header, with -slot: a fragment in a slot) is that of the live ${other} ${otherVersion}: use another role, or release ${other} first with "${role}" under "retires" in its remote.manifest.json.`,
  'text-missing': ({ locale, keys }: Texts<'locale'> & { readonly keys: readonly string[] }) =>
    `In ${locale} it has no text for ${listed(keys)}: add what another language has or the plural forms of this one need, or remove the text from all.`,
  'style-broken': ({ file, reason }: Texts<'file' | 'reason'>) => `The style sheet ${file} cannot be read: ${reason}. Build again.`,
  'style-hides-page': ({ selectors }: Selectors) =>
    `Its style sheets hide the page itself: ${listed(selectors)}. Hide parts of the remote only.`,
  'style-global': ({ selectors }: Selectors) =>
    `Its style sheets select elements of others: ${listed(selectors)}. Begin each selector with a class of the remote.`,
  'link-broken': ({ links }: { readonly links: readonly string[] }) =>
    `Its sources lead to ${links.join(', ')}, which it does not have: correct the links, or keep what they lead to.`,
  'wake-not-listened': ({ service, unit }: Texts<'service' | 'unit'>) =>
    `remote.manifest.json says that ${unit} wakes the service ${service}, whose sources do not listen to it: the event would be lost. Listen to it, or take it out of "wakes".`,
  'tool-count-unknown': ({ route, unit }: Texts<'route' | 'unit'>) =>
    `route.json of ${route} counts by ${unit}, which src/bus.ts does not declare as a store with 0 at first: the header would show no number. Declare it, or correct "count".`,
  'version-excluded': ({
    remote,
    version,
    by,
    reason,
    at,
  }: Texts<'remote' | 'version' | 'reason' | 'at'> & { readonly by: 'operator' | 'evidence' }) =>
    `${remote} ${version} has been excluded by ${by === 'evidence' ? 'the servers' : 'an operator'} since ${at}${reason && ` (${reason.replace(/\.$/, '')})`}: readmit it first with "npx vitrava readmit ${remote} ${version}".`,
  'frame-name-unknown': ({ list, name, user, shell }: Texts<'list' | 'name' | 'user' | 'shell'>) =>
    `The ${list} in the frame of ${shell} have no "${name}", to which ${user} refers: use a name that "frame" in the manifest of the shell lists, or release a shell with it first.`,
  'release-unknown': ({ remote, version, known }: Texts<'remote' | 'version'> & { readonly known: readonly string[] }) =>
    `There is no release ${version} of ${remote}; ${known.length > 0 ? `there are ${known.join(', ')}` : 'it was never released'}.`,
  'release-broken': ({ remote, version, reason }: Texts<'remote' | 'version' | 'reason'>) =>
    `The release ${version} of ${remote} is damaged: ${reason} Release the same content again.`,
  'pointers-broken': ({ remote, reason }: Texts<'remote' | 'reason'>) =>
    `The channels of ${remote} cannot be read: ${reason} Repair the file or remove it, then point stable again.`,
  'nothing-before': ({ remote, version }: Texts<'remote'> & { readonly version: string | null }) =>
    `There is no usable release of ${remote} before ${version ?? 'the first one'}, so there is nothing to go back to. Excluded versions count only when they are named with --to; "npx vitrava withdraw ${remote}" takes it out of the shop.`,
  'remote-unknown': ({ remote, known }: Texts<'remote'> & { readonly known: readonly string[] }) =>
    `${remote} was never released; ${known.length > 0 ? `there are ${known.join(', ')}` : 'nothing was released yet'}.`,
  'canary-unknown': ({ remote }: Texts<'remote'>) =>
    `${remote} has no canary: start one with "npx vitrava canary start ${remote} <version>".`,
  'not-live': ({ remote }: Texts<'remote'>) => `No visitor gets ${remote}.`,
  'shell-needed': () =>
    'The shop cannot be without its shell: go back to another version of it with "npx vitrava rollback shell --to <version>".',
  'not-excluded': ({ remote, version }: Texts<'remote' | 'version'>) =>
    `${remote} ${version} is not excluded: "npx vitrava list ${remote}" shows what is.`,
  'share-invalid': ({ share }: { readonly share: number }) => `A share is a percentage from 0 to 100, not ${share}.`,
  'plan-invalid': ({ reason }: Texts<'reason'>) => `The plan cannot be followed: ${reason}.`,
  'provider-decides': ({ provider }: Texts<'provider'>) =>
    `EXPERIMENT_PROVIDER names ${provider}, which may show any version of the store and cannot list them. Unset it for this command when the provider shows none of the versions that --dry-run lists.`,
  'flags-broken': ({ reason }: Texts<'reason'>) =>
    `The flag file cannot be used: ${reason} Repair or remove it; until then servers keep the last good one.`,
  'arms-invalid': ({ reason }: Texts<'reason'>) =>
    `The arms of the experiment are not valid: ${reason}. Write them as name=version:weight,name=version:weight.`,
  'experiment-running': ({ remote, experiment }: Texts<'remote' | 'experiment'>) =>
    `The experiment "${experiment}" still runs on ${remote}: stop it first.`,
  'experiment-unknown': ({ remote }: Texts<'remote'>) => `No experiment runs on ${remote}.`,
  'results-unknown': ({ experiment }: Texts<'experiment'>) =>
    `Nothing is known of an experiment "${experiment}": name it, or its remote, as "npx vitrava experiment status" does.`,
  'goal-invalid': ({ goal }: Texts<'goal'>) => `"${goal}" is no event of the bus: write its sid, such as cart/itemAdded.`,
  'goal-unknown': ({ goal, known }: Texts<'goal'> & { readonly known: readonly string[] }) =>
    `No page would ever count "${goal}": no live release declares this event. It can be ${known.join(', ')}.`,
  'arm-unknown': ({ experiment, arm, known }: Texts<'experiment' | 'arm'> & { readonly known: readonly string[] }) =>
    `The experiment "${experiment}" has no arm "${arm}"; it has ${known.join(', ')}.`,
  'composition-malformed': ({ text }: Texts<'text'>) =>
    `"${text.slice(0, 100)}" holds no id of a composition: copy it whole, such as 344d2de-91c2d0a_5be0c1a4f2d7, or the line of the log that holds it.`,
  'composition-foreign': () =>
    'This id was not made by this shop, or has been changed: its signature does not match. Copy it again, and ask the store that the shop uses.',
  'composition-unknown': ({ codes }: { readonly codes: readonly string[] }) =>
    `Neither the store nor its history knows a version whose digest begins with ${codes.join(', ')}: copy the id again. If it is right, those releases were removed by hand.`,
  'composition-gone': ({ missing }: { readonly missing: readonly string[] }) =>
    `The store does not have all its versions any more. Removed or damaged: ${missing.join(', ')}. Releasing the same content again brings them back.`,
  'link-too-long': () => 'It names more than a link can hold: leave out the path, or some of the versions.',
  'key-invalid': ({ key }: Texts<'key'>) => `"${key}" is not a public key as "npx vitrava keys new <team>" prints it.`,
  'key-taken': ({ key, team }: Texts<'key' | 'team'>) => `The key ${key} is the one of the team ${team}: each team has keys of its own.`,
  'key-unknown': ({ team, key }: Texts<'team'> & { readonly key: string | null }) =>
    key === null ? `There is no team ${team}.` : `The team ${team} has no key ${key}; "npx vitrava keys list" shows them.`,
  'remote-not-yours': ({ remote, team }: Texts<'remote' | 'team'>) =>
    `${remote} does not belong to the team ${team}: ask its owner, or an operator of the shop ("npx vitrava keys add" lets a team have it).`,
  'signature-wrong': ({ reason }: Texts<'reason'>) => `The build cannot be taken: ${reason} Build, sign and send it again.`,
  'operator-known': ({ name }: Texts<'name'>) =>
    `${name} is an operator already: end the key with "npx vitrava operator remove" before there is another one.`,
  'operator-unknown': ({ name, known }: Texts<'name'> & { readonly known: readonly string[] }) =>
    `There is no operator ${name}; ${known.length > 0 ? `there are ${known.join(', ')}` : 'no one is yet'}.`,
  'team-without-remotes': ({ team }: Texts<'team'>) => `The team ${team} is new: say what it may release, e.g. --remotes mfe-content.`,
} satisfies Record<string, (fields: never) => string>;

type Sentences = typeof SENTENCES;
type RefusalType = keyof Sentences;
type RefusalFields<T extends RefusalType> = Sentences[T] extends (fields: infer Fields) => string ? Fields : never;

/** Why a team's request is refused. `type` is the code for machines; `explanation` a sentence for people. */
export type Refusal = { [T in RefusalType]: { readonly type: T; readonly explanation: string } & RefusalFields<T> }[RefusalType];

/** A list in a sentence; of a long one its first ten and the number of the others. */
function listed(items: readonly string[]): string {
  const shown = items.slice(0, 10).join(', ');
  return items.length > 10 ? `${shown} and ${items.length - 10} more` : shown;
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

/** Makes a refusal with its sentence. */
export function refuse<T extends RefusalType>(type: T, fields: RefusalFields<T>): Refusal {
  const sentence = SENTENCES[type] as (fields: RefusalFields<T>) => string;
  return { type, ...(fields as object), explanation: sentence(fields) } as unknown as Refusal;
}
