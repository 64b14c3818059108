import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';
import type { ReactElement } from 'react';
import { InlineProse, Prose } from '../../ui/prose/index.ts';

interface Props {
  readonly blocks: readonly RichTextBlock[];
  /** Look of each paragraph. */
  readonly className?: string | undefined;
}

/** Paragraphs as the design of this page has them; any other block as prose has it. */
export function Words({ blocks, className }: Props): ReactElement[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are known by their place alone, and prose does not change its order
  return blocks.map((block, index) => <Block key={index} block={block} className={className} />);
}

function Block({ block, className }: Pick<Props, 'className'> & { readonly block: RichTextBlock }): ReactElement {
  if (block.kind !== 'paragraph') return <Prose blocks={[block]} />;
  return (
    <p className={className}>
      <InlineProse text={block.text} />
    </p>
  );
}
