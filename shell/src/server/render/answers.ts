import type { FrameOutput, RenderOutput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isUtf8, type Utf8 } from '../utf8/index.ts';

/** What render processes send: the answer of the server file, its markup as bytes and its state as the bytes of a JSON object. */
export type RenderedPage = Omit<RenderOutput, 'html' | 'state'> & { readonly html: Utf8; readonly state: Utf8 };
export type RenderedFrame = { readonly [Name in keyof FrameOutput]: Utf8 };

const BRACE = '{'.charCodeAt(0);

const Text = Type.String();
const Markup = Type.Refine(Type.Unknown(), isUtf8);
const StateText = Type.Refine(Type.Unknown(), (value) => isUtf8(value) && value[0] === BRACE);

const HeadSchema = Type.Object({
  title: Text,
  name: Type.Optional(Text),
  breadcrumbs: Type.Optional(Type.Array(Type.Object({ name: Text, to: Type.String({ pattern: '^/(?!/)' }) }), { maxItems: 20 })),
  description: Type.Optional(Text),
  robots: Type.Optional(Text),
  canonicalPath: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
  image: Type.Optional(Type.Object({ src: Text, srcSet: Type.Optional(Text), sizes: Type.Optional(Text) })),
  openGraph: Type.Optional(
    Type.Object({
      type: Type.Optional(Type.Union([Type.Literal('website'), Type.Literal('article'), Type.Literal('product')])),
      imageUrl: Type.Optional(Text),
    }),
  ),
  structuredData: Type.Optional(Type.Array(Type.Object({}))),
});

const RenderOutputSchema = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  head: HeadSchema,
  state: StateText,
  html: Markup,
});
const FrameOutputSchema = Type.Object({
  header: Markup,
  footer: Markup,
  trail: Type.Optional(Markup),
  skeleton: Markup,
  error: Markup,
  greeting: Type.Optional(Markup),
  state: StateText,
});

/** What server files answer is outside data: accepted by contract, else null. */
export const acceptRenderOutput: (value: unknown) => RenderedPage | null = acceptor<RenderedPage>(RenderOutputSchema);
export const acceptFrameOutput: (value: unknown) => RenderedFrame | null = acceptor<RenderedFrame>(FrameOutputSchema);

function acceptor<T>(schema: TSchema): (value: unknown) => T | null {
  const contract = Compile(schema);
  return (value) => (contract.Check(value) ? (value as T) : null);
}
