import type { ApiInstance } from '../../services.ts';

/** A schema as the document writes it. */
export type DocumentSchema = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: DocumentSchema }>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly $ref?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: DocumentSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: DocumentSchema }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** What of OpenAPI 3.1 the API writes. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly tags?: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** The document of every call, the owner's and the acquirer's too. The app must be ready. */
export function readDocument(app: ApiInstance): OpenApiDocument {
  return app.swagger() as unknown as OpenApiDocument;
}

/** The same document with the chosen addresses only, and the tags and security schemes of these. */
export function partOf(
  document: OpenApiDocument,
  about: Readonly<Record<string, unknown>>,
  isChosen: (path: string) => boolean,
): OpenApiDocument {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isChosen(path)));
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const named = new Set(operations.flatMap(({ tags = [], security = [] }) => [...tags, ...security.flatMap((one) => Object.keys(one))]));
  const schemes = Object.entries(document.components.securitySchemes).filter(([name]) => named.has(name));
  return {
    ...document,
    info: { ...document.info, ...about },
    tags: (document.tags ?? []).filter(({ name }) => named.has(name)),
    paths,
    components: { ...document.components, securitySchemes: Object.fromEntries(schemes) },
  };
}

export function findInDocument(document: OpenApiDocument, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);
}
