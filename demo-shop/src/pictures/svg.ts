type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An empty element; two decimals are finer than a pixel at every width of a picture. */
export function element(name: string, attributes: Attributes): string {
  const list = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const text = list.map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`);
  return `<${name}${text.join('')}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function move(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${content}</g>`;
}
