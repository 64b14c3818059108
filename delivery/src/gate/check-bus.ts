import type { BusUnit, UsedBusUnit } from '@vitrava/shared-kit/contracts/bus-contract';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf, SHELL } from './live-releases.ts';
import { findMismatch } from './mismatch.ts';

/** A build that uses a unit, and whether it sends and listens. */
interface Side {
  readonly build: ComparedBuild;
  readonly unit: UsedBusUnit;
}

/**
 * Whether a release is compatible with the live ones on the bus: the units that a remote uses are there in every live
 * shell, those that live remotes use are there in a new shell, and payloads of senders fit their listeners. The shell's
 * own kit is between all remotes, so it counts as both sender and listener of every unit it provides. Releases that
 * declare nothing of the bus are not checked.
 */
export function checkBus(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  const others = remotes.filter((release) => release.remote !== remote);
  if (remote === SHELL) return others.flatMap((other) => checkWithShell(other, candidate));
  return [...shells.flatMap((shell) => checkWithShell(candidate, shell)), ...others.flatMap((other) => checkBetween(candidate, other))];
}

function checkWithShell(remote: ComparedBuild, shell: ComparedBuild): Refusal[] {
  const { offers } = shell.manifest.bus ?? {};
  if (!offers) return [];
  return Object.entries(remote.manifest.bus?.uses ?? {}).flatMap(([name, unit]) => {
    const offered = offers[name];
    if (!offered || offered.kind !== unit.kind) {
      return [refuse('bus-unit-missing', { unit: name, kind: unit.kind, ...sides('user', remote, 'shell', shell) })];
    }
    return compare(name, { build: remote, unit }, { build: shell, unit: bothWays(offered) });
  });
}

function checkBetween(candidate: ComparedBuild, other: ComparedBuild): Refusal[] {
  const theirs = other.manifest.bus?.uses ?? {};
  return Object.entries(candidate.manifest.bus?.uses ?? {}).flatMap(([name, unit]) => {
    const known = theirs[name];
    return known ? compare(name, { build: candidate, unit }, { build: other, unit: known }) : [];
  });
}

const bothWays = (unit: BusUnit): UsedBusUnit => ({ ...unit, sends: true, listens: true });

/** At most one refusal for a unit of two releases: the first way in which they do not fit. */
function compare(name: string, one: Side, other: Side): Refusal[] {
  return [...flow(name, one, other), ...flow(name, other, one)].slice(0, 1);
}

function flow(name: string, sender: Side, listener: Side): Refusal[] {
  if (!sender.unit.sends || !listener.unit.listens) return [];
  const there = findMismatch(sender.unit.payload, listener.unit.payload);
  // The result of an effect returns to its caller.
  const { result: given } = listener.unit;
  const { result: awaited } = sender.unit;
  const back = given && awaited ? findMismatch(given, awaited) : null;
  if (!there && !back) return [];
  const mismatch = there ?? { field: 'the result', sent: back?.read ?? '', read: back?.sent ?? '' };
  return [refuse('bus-payload-differs', { unit: name, ...mismatch, ...sides('sender', sender.build, 'listener', listener.build) })];
}

function sides<A extends string, B extends string>(a: A, one: ComparedBuild, b: B, other: ComparedBuild): Record<A | B, string> {
  return { [a]: nameOf(one), [b]: nameOf(other) } as Record<A | B, string>;
}
