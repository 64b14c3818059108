import type { BusContract, DeclaredBusUnit, PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

/** The module of another remote's units, `src/bus/<owner>.ts`, from `source`. Effects are the shell's alone. */
export function writeBusUnits(offers: NonNullable<BusContract['offers']>, source: string): string {
  const units = Object.entries(offers).filter(([, { kind }]) => kind !== 'effect');
  const functions = [...new Set(units.map(([, unit]) => functionOf(unit)))].sort();
  return [
    `// Generated from ${source}: do not edit.`,
    ...(functions.length > 0 ? [`import { ${functions.join(', ')} } from '@vitrava/shared-kit/bus/units';`] : []),
    ...units.map(([sid, unit]) => `\n${commentOf(unit)}export const ${sid.split('/')[1]} = ${callOf(sid, unit)};`),
    '',
  ].join('\n');
}

const functionOf = ({ kind }: DeclaredBusUnit): string => (kind === 'store' ? 'busStore' : 'busEvent');

/** An unused unit is left out of a bundle. */
function callOf(sid: string, unit: DeclaredBusUnit): string {
  const [type, isVoid] = [typeOfShape(unit.payload), 'type' in unit.payload && unit.payload.type === 'undefined'];
  const initial = unit.kind === 'store' ? `, { initial: ${JSON.stringify(unit.initial ?? null)} }` : '';
  return `/* @__PURE__ */ ${functionOf(unit)}<${isVoid ? 'void' : type}>('${sid}'${initial})`;
}

function commentOf({ text }: DeclaredBusUnit): string {
  return text ? `/** ${text.replaceAll('*/', '* /').replaceAll('\n', '\n * ')} */\n` : '';
}

/** The TypeScript type of the shape of a payload. What the shape only names is not known to another build. */
function typeOfShape(shape: PayloadShape): string {
  if ('type' in shape) return shape.type;
  if ('value' in shape) return JSON.stringify(shape.value);
  if ('anyOf' in shape) return shape.anyOf.map(typeOfShape).join(' | ');
  if ('items' in shape) return `ReadonlyArray<${typeOfShape(shape.items)}>`;
  return 'fields' in shape ? typeOfFields(shape) : 'unknown';
}

function typeOfFields({ fields, required, rest }: Extract<PayloadShape, { readonly fields: unknown }>): string {
  const members = Object.entries(fields).map(
    ([name, shape]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOfShape(shape)}`,
  );
  const others = rest ? [`readonly [name: string]: ${typeOfShape(rest)}`] : [];
  return `{ ${[...members, ...others].join('; ')} }`;
}
