/** Colours of the CMS that the gallery can wear: its own, and such as no designer would choose but a shop's owner may. */
export const THEMES = {
  default: {},
  /** A button that is nearly black and elements of an acid yellow. */
  dark: { default_button: '#141414', hover_button: '#0b0b0b', passed_button: '#000000', elements: '#e5ff00', second_border: '#141414' },
  /** Elements, texts and edges that are nearly the paper itself. */
  pale: {
    elements: '#e3efe6',
    text: '#c9c4b8',
    second_text: '#e9e4d8',
    default_button: '#fff3ec',
    hover_button: '#fffaf6',
    passed_button: '#fdf0e8',
    second_border: '#fffdf8',
    second_background: '#fffefb',
  },
  /** A shop by night. */
  night: { background: '#10140f', second_background: '#1c231b', second_border: '#2a3327', text: '#f2f0e8', second_text: '#55604f' },
} as const;

export type ThemeName = keyof typeof THEMES;

export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && value in THEMES;
}
