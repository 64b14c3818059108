import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { RichText, type RichTextBlock, RichTextInline } from '@vitrava/shared-kit/ui/rich-text';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

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
  const { locale } = useUnit({ locale: $locale });
  const toHref = (path: string): string => localizePath(path, locale);
  if (block.kind !== 'paragraph') return <RichText blocks={[block]} toHref={toHref} />;
  return (
    <p className={className}>
      <RichTextInline text={block.text} toHref={toHref} />
    </p>
  );
}
