import { BLACK, contrast, mix, moveUntil, parseColor, type Rgb, toHex, WHITE } from './color.ts';

/** The colours of the shop without settings of the CMS (specification, section 9; the rest is designed around it). */
export const DEFAULT_COLORS = {
  background: '#f8f5ee',
  text: '#1d2a22',
  second_text: '#59645b',
  default_button: '#f15f18',
  hover_button: '#ff7738',
  passed_button: '#e9570f',
  second_background: '#efe8da',
  second_border: '#e0d8c7',
  elements: '#2c5e3d',
} as const;

/** A colour of `CMS_COLORS`. */
export type CmsColor = keyof typeof DEFAULT_COLORS;

/** The least contrast of text (WCAG 1.4.3) and of the edge of a control (WCAG 1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

const INK: Rgb = [22, 19, 13];
const DANGER: Rgb = [179, 38, 30];
const SUCCESS: Rgb = [38, 107, 62];
const WARNING: Rgb = [133, 84, 0];
const HEART: Rgb = [200, 47, 79];

/** The best readable of white, warm ink and black; one of them always has 4.5:1. */
function inkOn(ground: Rgb): Rgb {
  return [WHITE, INK].find((ink) => contrast(ink, ground) >= TEXT_CONTRAST) ?? BLACK;
}

/** Every colour token as `#rrggbb`. CMS colours that are invalid get the default, unreadable ones more contrast. */
export function themeColors(colors: Readonly<Record<string, unknown>>): Record<string, string> {
  const chosen = (name: CmsColor): Rgb => parseColor(colors[name]) ?? (parseColor(DEFAULT_COLORS[name]) as Rgb);

  // The pole is the direction of the text from this background, backgrounds move the other way; so one text colour
  // suits all of them.
  const background = chosen('background');
  const [pole, away] = contrast(BLACK, background) >= contrast(WHITE, background) ? [BLACK, WHITE] : [WHITE, BLACK];
  const ground = (color: Rgb) => moveUntil(color, away, (candidate) => contrast(candidate, pole) >= TEXT_CONTRAST);

  const elements = chosen('elements');
  const surface = mix(background, away, 0.72);
  const secondBackground = ground(chosen('second_background'));
  const soft = (color: Rgb) => ground(mix(surface, color, 0.1));
  const [elementsSoft, dangerSoft, successSoft, warningSoft] = [elements, DANGER, SUCCESS, WARNING].map(soft) as [Rgb, Rgb, Rgb, Rgb];
  const grounds = [background, surface, secondBackground, elementsSoft, dangerSoft, successSoft, warningSoft];

  const isReadable = (least: number) => (candidate: Rgb) => grounds.every((one) => contrast(candidate, one) >= least);
  const readable = (color: Rgb) => moveUntil(color, pole, isReadable(TEXT_CONTRAST));
  const visible = (color: Rgb) => moveUntil(color, pole, isReadable(EDGE_CONTRAST));

  const button = chosen('default_button');
  const onButton = inkOn(button);
  const buttonState = (color: Rgb) => moveUntil(color, button, (candidate) => contrast(candidate, onButton) >= TEXT_CONTRAST);
  const onElements = inkOn(elements);
  const border = chosen('second_border');

  const tokens: Record<string, Rgb> = {
    background,
    surface,
    'second-background': secondBackground,
    text: readable(chosen('text')),
    'second-text': readable(chosen('second_text')),
    elements,
    'elements-hover': moveUntil(mix(elements, onElements, 0.12), elements, (candidate) => contrast(candidate, onElements) >= TEXT_CONTRAST),
    'on-elements': onElements,
    'elements-text': readable(elements),
    'elements-soft': elementsSoft,
    button,
    'button-hover': buttonState(chosen('hover_button')),
    'passed-button': buttonState(chosen('passed_button')),
    'on-button': onButton,
    'button-text': readable(button),
    'second-border': border,
    'field-border': visible(mix(border, pole, 0.35)),
    focus: visible(elements),
    danger: readable(DANGER),
    'danger-soft': dangerSoft,
    'on-danger': inkOn(readable(DANGER)),
    success: readable(SUCCESS),
    'success-soft': successSoft,
    warning: readable(WARNING),
    'warning-soft': warningSoft,
    heart: visible(HEART),
  };
  return Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, toHex(color)]));
}

/**
 * The theme as declarations, by property: every colour token as a custom property, and `color-scheme`. The server writes them into the
 * theme's sheet; an open page whose colours have changed sets them on its root through the object model
 * (`root.style.setProperty(name, value)`), so both come to the same look.
 */
export function themeVariables(colors: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const tokens = themeColors(colors);
  const background = parseColor(tokens['background']) as Rgb;
  const isDark = contrast(WHITE, background) > contrast(BLACK, background);
  const properties = Object.entries(tokens).map(([name, color]) => [`--color-${name}`, color]);
  return { 'color-scheme': isDark ? 'dark' : 'light', ...Object.fromEntries(properties) };
}

/** The style sheet of the theme: one `:root` rule that comes after `tokens.css`. Holds nothing but hex colours, whatever it is given. */
export function themeCss(colors: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(themeVariables(colors)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
