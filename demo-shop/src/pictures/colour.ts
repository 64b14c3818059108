type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  const blended = start.map((channel, index) => Math.round(channel + ((end[index] ?? channel) - channel) * share));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#14100c', share);
}

/** Relative luminance, 0 black to 1 white (WCAG 2). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first candidate that reads on the ground, else near-black or white, whichever reads better. */
export function readableOn(ground: string, candidates: readonly string[], least = 4.5): string {
  const found = candidates.find((candidate) => contrast(ground, candidate) >= least);
  if (found !== undefined) {
    return found;
  }
  return contrast(ground, '#1d1a17') > contrast(ground, '#ffffff') ? '#1d1a17' : '#ffffff';
}
