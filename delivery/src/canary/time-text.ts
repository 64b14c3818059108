/** A time as sentences have it: to the second, UTC. */
export function timeText(time: number | string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
