import { isDeepStrictEqual } from 'node:util';
import type { DeclaredBusUnit, UsedBusUnit } from '@vitrava/shared-kit/contracts/bus-contract';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf, SHELL } from './live-releases.ts';
import { findMismatch } from './mismatch.ts';

/** A build that uses or declares a unit; its owner, in the middle of all others, both sends and listens. */
interface Side {
  readonly build: ComparedBuild;
  readonly unit: UsedBusUnit & Pick<DeclaredBusUnit, 'emitters'>;
  readonly isOwner: boolean;
}

/**
 * Whether a release is compatible with the live ones on the bus: what a build uses is declared by every live release of
 * its owner, payloads of senders fit their listeners, and only permitted emitters send. The units of an owner that is
 * not live are not there to be compared; nor is a release that declares nothing of the bus.
 */
export function checkBus(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  const live: readonly ComparedBuild[] = [...shells, ...remotes];
  const owners = new Set([candidate, ...live].flatMap((build) => Object.keys(offersOf(build)).map((sid) => ownerOf(sid, build))));
  const others = live.filter((build) => build.remote !== remote);
  return others.flatMap((other) => [...checkOwner(candidate, other), ...checkPair(candidate, other, owners)]);
}

const wordOf = (sid: string): string => sid.slice(0, sid.indexOf('/'));
const ownerOf = (sid: string, { remote }: ComparedBuild): string => `${wordOf(sid)} of ${remote}`;

/** The units that a build declares. Before version 5 of the contract the shell declared those of three remotes, too, whose they are. */
function offersOf({ remote, manifest }: ComparedBuild): Readonly<Record<string, DeclaredBusUnit>> {
  const { offers = {} } = manifest.bus ?? {};
  return remote === SHELL ? Object.fromEntries(Object.entries(offers).filter(([sid]) => /^(?:session|shell)\//.test(sid))) : offers;
}

/** At most one refusal: a word before the slash belongs to one remote. */
function checkOwner(candidate: ComparedBuild, other: ComparedBuild): Refusal[] {
  const taken = new Set(Object.keys(offersOf(other)).map(wordOf));
  const unit = Object.keys(offersOf(candidate)).find((sid) => taken.has(wordOf(sid)));
  return unit === undefined ? [] : [refuse('bus-owner-taken', { unit, user: nameOf(candidate), owner: nameOf(other) })];
}

function checkPair(candidate: ComparedBuild, other: ComparedBuild, owners: ReadonlySet<string>): Refusal[] {
  const used = [candidate, other].flatMap(({ manifest }) => Object.keys(manifest.bus?.uses ?? {}));
  return [...new Set(used)].flatMap((sid) => {
    const [one, two] = [sideOf(candidate, sid), sideOf(other, sid)];
    if (one && two) return checkUnit(sid, one, two);
    const user = one ?? two;
    const owner = one ? other : candidate;
    const isMissing = user !== null && !user.isOwner && owners.has(ownerOf(sid, owner));
    return isMissing
      ? [refuse('bus-unit-missing', { unit: sid, kind: user.unit.kind, user: nameOf(user.build), owner: nameOf(owner) })]
      : [];
  });
}

function sideOf(build: ComparedBuild, sid: string): Side | null {
  const offered = offersOf(build)[sid];
  if (offered) return { build, unit: { ...offered, sends: true, listens: true }, isOwner: true };
  const unit = build.manifest.bus?.uses[sid];
  return unit ? { build, unit, isOwner: false } : null;
}

/** At most one refusal for a unit of two releases: the first way in which they do not fit. */
function checkUnit(sid: string, one: Side, two: Side): Refusal[] {
  const pairs: readonly (readonly [Side, Side])[] = [
    [one, two],
    [two, one],
  ];
  return [permission, firstValue, flow].flatMap((check) => pairs.flatMap(([a, b]) => check(sid, a, b))).slice(0, 1);
}

function permission(sid: string, user: Side, owner: Side): Refusal[] {
  const names = { unit: sid, user: nameOf(user.build), owner: nameOf(owner.build) };
  if (!owner.isOwner || user.isOwner) return [];
  if (owner.unit.kind !== user.unit.kind) return [refuse('bus-unit-missing', { ...names, kind: user.unit.kind })];
  const isPermitted = !user.unit.sends || !owner.unit.emitters || owner.unit.emitters.includes(user.build.remote);
  return isPermitted ? [] : [refuse('bus-emitter-refused', names)];
}

/** Whichever of the two loads first creates the store; those of the shell are always its own. */
function firstValue(unit: string, user: Side, owner: Side): Refusal[] {
  const [sent, read] = [owner.unit.initial, user.unit.initial];
  if (!owner.isOwner || owner.build.remote === SHELL || read === undefined || isDeepStrictEqual(sent, read)) return [];
  const values = { field: 'its first value', sent: JSON.stringify(sent), read: JSON.stringify(read) };
  return [refuse('bus-payload-differs', { unit, ...values, sender: nameOf(owner.build), listener: nameOf(user.build) })];
}

function flow(sid: string, sender: Side, listener: Side): Refusal[] {
  if (!sender.unit.sends || !listener.unit.listens) return [];
  const there = findMismatch(sender.unit.payload, listener.unit.payload);
  // The result of an effect returns to its caller.
  const { result: given } = listener.unit;
  const { result: awaited } = sender.unit;
  const back = given && awaited ? findMismatch(given, awaited) : null;
  if (!there && !back) return [];
  const mismatch = there ?? { field: 'the result', sent: back?.read ?? '', read: back?.sent ?? '' };
  return [refuse('bus-payload-differs', { unit: sid, ...mismatch, sender: nameOf(sender.build), listener: nameOf(listener.build) })];
}
