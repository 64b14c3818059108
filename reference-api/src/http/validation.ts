import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ApiError, type FieldMessages, invalidFields, type Message, type MessageKey } from './api-error.ts';

interface Problem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const MAX_PROBLEMS = 20;
const TYPE_MESSAGES: Readonly<Record<string, MessageKey>> = {
  integer: 'integer',
  number: 'decimal',
  boolean: 'boolean',
  string: 'string',
  array: 'list',
  object: 'object',
};

/** Compiles a contract once per route; what it refuses becomes an error in the shape of Django REST Framework. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const validator = Compile(schema);
  return (value: unknown) => {
    if (validator.Check(value)) return { value };
    return { error: toApiError(validator.Errors(value)) };
  };
};

function toApiError(problems: readonly Problem[]): ApiError {
  const tree: Branch = {};
  for (const problem of problems.slice(0, MAX_PROBLEMS)) {
    if (problem.keyword === 'anyOf') continue;
    for (const { path, message } of messagesOf(problem)) place(tree, path, message);
  }
  return invalidFields(toFieldMessages(tree));
}

function messagesOf(problem: Problem): { path: readonly string[]; message: Message }[] {
  const path = problem.instancePath.split('/').slice(1).map(unescapePointer);
  const params = problem.params as { requiredProperties?: string[]; type?: string | string[]; limit?: number; format?: string };
  if (problem.keyword === 'required')
    return (params.requiredProperties ?? []).map((name) => ({ path: [...path, name], message: { key: 'required' } }));
  return [{ path, message: toMessage(problem.keyword, params) }];
}

function toMessage(keyword: string, params: { type?: string | string[]; limit?: number; format?: string }): Message {
  const values = { limit: params.limit ?? 0 };
  if (keyword === 'type') return { key: TYPE_MESSAGES[String(params.type)] ?? 'invalid' };
  if (keyword === 'minLength') return { key: 'blank' };
  if (keyword === 'format' && params.format === 'email') return { key: 'email' };
  if (keyword === 'const' || keyword === 'enum') return { key: 'choice' };
  if (keyword === 'maxLength' || keyword === 'maxItems' || keyword === 'minimum' || keyword === 'maximum') return { key: keyword, values };
  return { key: 'invalid' };
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

interface Branch {
  messages?: Message[];
  children?: Map<string, Branch>;
}

function place(tree: Branch, path: readonly string[], message: Message): void {
  let branch = tree;
  for (const step of path.length === 0 ? ['non_field_errors'] : path) {
    branch.children ??= new Map();
    const next = branch.children.get(step) ?? {};
    branch.children.set(step, next);
    branch = next;
  }
  branch.messages ??= [];
  if (!branch.messages.some((known) => known.key === message.key)) branch.messages.push(message);
}

function toFieldMessages(branch: Branch): FieldMessages {
  const fields: Record<string, FieldMessages[string]> = {};
  for (const [name, child] of branch.children ?? []) fields[name] = toNode(child);
  return fields;
}

function toNode(branch: Branch): FieldMessages[string] {
  if (!branch.children) return branch.messages ?? [];
  const names = [...branch.children.keys()];
  if (!names.every((name) => /^\d{1,4}$/.test(name))) return toFieldMessages(branch);
  // A list answers with as many objects as it has items up to the last bad one; good items are empty objects.
  const length = Math.max(...names.map(Number)) + 1;
  return Array.from({ length }, (_, index) => {
    const child = branch.children?.get(String(index));
    if (!child) return {};
    return child.children ? toFieldMessages(child) : { non_field_errors: child.messages ?? [] };
  });
}
