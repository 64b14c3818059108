/** Two decimals are finer than a pixel at every width we draw. */
export function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? coordinate(value) : value}"`)
    .join('');
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}"${attributes({ fill, ...more })}/>`;
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}"${attributes({ fill: 'none', stroke, 'stroke-width': width, ...more })}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
}

export function group(content: string, more: Attributes): string {
  return `<g${attributes(more)}>${content}</g>`;
}

export function move(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${coordinate(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 10000) / 10000})`;
  return `<g transform="translate(${coordinate(x)} ${coordinate(y)})${turned}${scaled}">${content}</g>`;
}

/** Outline of a rectangle with its own radius for the top and the bottom corners. */
export function roundedPath(x: number, y: number, width: number, height: number, top: number, bottom = top): string {
  const right = x + width;
  const foot = y + height;
  return [
    `M${coordinate(x)} ${coordinate(y + top)}Q${coordinate(x)} ${coordinate(y)} ${coordinate(x + top)} ${coordinate(y)}`,
    `H${coordinate(right - top)}Q${coordinate(right)} ${coordinate(y)} ${coordinate(right)} ${coordinate(y + top)}`,
    `V${coordinate(foot - bottom)}Q${coordinate(right)} ${coordinate(foot)} ${coordinate(right - bottom)} ${coordinate(foot)}`,
    `H${coordinate(x + bottom)}Q${coordinate(x)} ${coordinate(foot)} ${coordinate(x)} ${coordinate(foot - bottom)}Z`,
  ].join('');
}

/** A side view of a cylinder: both ends bow downwards by `bow`. */
export function cylinderPath(x: number, y: number, width: number, height: number, bow: number): string {
  const middle = x + width / 2;
  const right = x + width;
  const foot = y + height;
  return [
    `M${coordinate(x)} ${coordinate(y)}Q${coordinate(middle)} ${coordinate(y + bow * 2)} ${coordinate(right)} ${coordinate(y)}`,
    `V${coordinate(foot)}Q${coordinate(middle)} ${coordinate(foot + bow * 2)} ${coordinate(x)} ${coordinate(foot)}Z`,
  ].join('');
}
