import type { FrameOutput, PageHead, RenderOutput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = Type.String();
const State = Type.Record(Text, Type.Unknown());

const HeadSchema = Type.Object({
  title: Text,
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
  state: State,
  html: Text,
});
const FrameOutputSchema = Type.Object({ header: Text, footer: Text, skeleton: Text, error: Text, state: State });

/** What server files answer is outside data: accepted by contract, else null. */
export const acceptRenderOutput: (value: unknown) => RenderOutput | null = acceptor<RenderOutput>(RenderOutputSchema);
export const acceptFrameOutput: (value: unknown) => FrameOutput | null = acceptor<FrameOutput>(FrameOutputSchema);

/** A head that says nothing; the composition server has defaults for all of it. */
export const NO_HEAD: PageHead = { title: '' };

function acceptor<T>(schema: TSchema): (value: unknown) => T | null {
  const contract = Compile(schema);
  return (value) => (contract.Check(value) ? (value as T) : null);
}
