import type { Locator } from '@playwright/test';

/** Contrast of the words of an element with the ground behind them, as the element is now, by WCAG 2.2; 1 to 21. */
export function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    type Colour = readonly [number, number, number, number];
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (css: string): Colour => {
      if (!paint) return [0, 0, 0, 1];
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = css;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
    const luminance = ([r, g, b]: Colour): number => {
      const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
        part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (from: Element | null): Colour => {
      if (!from) return [255, 255, 255, 1];
      const own = read(getComputedStyle(from).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(from.parentElement));
    };
    const ground = groundOf(start);
    const [darker = 0, lighter = 0] = [luminance(over(read(getComputedStyle(start).color), ground)), luminance(ground)].sort(
      (a, b) => a - b,
    );
    return (lighter + 0.05) / (darker + 0.05);
  });
}
