import type { BusContract, DeclaredBusUnit, PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import type { EmbedContract } from '@vitrava/shared-kit/contracts/embed-contract';
import { typeOfShape } from './type-of-shape.ts';

/** What a remote declares for others: units of the bus, and fragments that pages embed. */
export interface ConsumerTypes {
  readonly owner: string;
  readonly units: NonNullable<BusContract['offers']>;
  readonly fragments: EmbedContract['offers'];
  /** By fragment and event. */
  readonly events?: EmbedContract['emits'];
}

/** The module of another remote's units and of its fragments' types, `src/bus/<owner>.ts`, from `source`. Effects are the shell's alone. */
export function writeConsumerTypes({ owner, units: offers, fragments, events = {} }: ConsumerTypes, source: string): string {
  const units = Object.entries(offers).filter(([, { kind }]) => kind !== 'effect');
  const functions = [...new Set(units.map(([, unit]) => functionOf(unit)))].sort();
  return [
    `// Generated from ${source}: do not edit.`,
    functions.length > 0 ? `import { ${functions.join(', ')} } from '@vitrava/shared-kit/bus/units';` : 'export {};',
    // TypeScript takes an augmented module of another project only when something imports it.
    ...(Object.keys(fragments).length > 0 ? ["import type {} from '@vitrava/shared-kit/contracts/fragments';"] : []),
    ...units.map(([sid, unit]) => `\n${commentOf(unit)}export const ${sid.split('/')[1]} = ${callOf(sid, unit)};`),
    ...(Object.keys(fragments).length > 0 ? fragmentTypes(owner, fragments, events) : []),
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

function fragmentTypes(owner: string, fragments: ConsumerTypes['fragments'], events: NonNullable<ConsumerTypes['events']>): string[] {
  const eventTypes = (name: string) => (events[name] ? `; readonly events: ${typeOfShape(allOf(events[name]))}` : '');
  return [
    "\ndeclare module '@vitrava/shared-kit/contracts/fragments' {",
    '  interface EmbeddableFragments {',
    `    readonly ${JSON.stringify(owner)}: {`,
    ...Object.entries(fragments).map(
      ([name, input]) => `      readonly ${JSON.stringify(name)}: { readonly input: ${inputType(input)}${eventTypes(name)} };`,
    ),
    '    };',
    '  }',
    '}',
  ];
}

const allOf = (fields: Readonly<Record<string, PayloadShape>>): PayloadShape => ({ fields, required: Object.keys(fields) });

/** The type `{}` would accept any field. */
function inputType(input: ConsumerTypes['fragments'][string]): string {
  const isEmpty = 'fields' in input && !input.rest && Object.keys(input.fields).length === 0;
  return isEmpty ? 'Record<string, never>' : typeOfShape(input);
}
