import type { FrameOutput, RenderOutput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** What the threads hand over: the answer of the server file, its state as the text of a JSON object. */
export type RenderedPage = Omit<RenderOutput, 'state'> & { readonly state: string };
export type RenderedFrame = Omit<FrameOutput, 'state'> & { readonly state: string };

const Text = Type.String();
const StateText = Type.String({ pattern: '^\\{' });

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
  html: Text,
});
const FrameOutputSchema = Type.Object({
  header: Text,
  footer: Text,
  trail: Type.Optional(Text),
  skeleton: Text,
  error: Text,
  greeting: Type.Optional(Text),
  state: StateText,
});

/** What server files answer is outside data: accepted by contract, else null. */
export const acceptRenderOutput: (value: unknown) => RenderedPage | null = acceptor<RenderedPage>(RenderOutputSchema);
export const acceptFrameOutput: (value: unknown) => RenderedFrame | null = acceptor<RenderedFrame>(FrameOutputSchema);

function acceptor<T>(schema: TSchema): (value: unknown) => T | null {
  const contract = Compile(schema);
  return (value) => (contract.Check(value) ? (value as T) : null);
}
