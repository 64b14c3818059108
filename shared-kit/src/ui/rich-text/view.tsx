import { Picture, pictureSource } from '../picture/index.ts';
import type { RichTextBlock } from './blocks.ts';
import { InlineText } from './inline.tsx';
import { ProseTable } from './table.tsx';
import { ProseVideo } from './video.tsx';
import styles from './view.module.css';
import { type RichTextSurroundings, Surroundings } from './words.ts';

interface RichTextProps extends RichTextSurroundings {
  readonly blocks: readonly RichTextBlock[];
  /** Names scrollable tables for screen readers; the names of the columns when absent. */
  readonly tableLabel?: string;
}

/** Prose from the safe block format. */
export function RichText({ blocks, toHref, words, tableLabel }: RichTextProps) {
  return (
    <Surroundings value={{ toHref, words }}>
      <div className={styles['root']}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
          <Block key={index} block={block} tableLabel={tableLabel} />
        ))}
      </div>
    </Surroundings>
  );
}

function Block({ block, tableLabel }: { readonly block: RichTextBlock; readonly tableLabel: string | undefined }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <InlineText text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'quote':
      return (
        <blockquote>
          <p>
            <InlineText text={block.text} />
          </p>
          {typeof block.by === 'string' && <footer>{block.by}</footer>}
        </blockquote>
      );
    case 'table':
      return <ProseTable header={block.header} rows={block.rows} label={tableLabel} />;
    case 'image':
      return <Picture {...pictureSource(block.picture)} alt={block.alt} sizes="(min-width: 768px) 720px, 100vw" />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'video':
      return <ProseVideo address={block.address} title={block.title} poster={block.poster ?? null} />;
  }
}

function List({ ordered, items }: { readonly ordered: boolean; readonly items: readonly string[] }) {
  const Root = ordered ? 'ol' : 'ul';
  return (
    <Root>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
        <li key={index}>
          <InlineText text={item} />
        </li>
      ))}
    </Root>
  );
}

interface RichTextInlineProps extends RichTextSurroundings {
  readonly text: string;
}

/** One line of inline text, for places outside of prose (a summary, an answer in a card). */
export function RichTextInline({ text, toHref, words }: RichTextInlineProps) {
  return (
    <Surroundings value={{ toHref, words }}>
      <InlineText text={text} />
    </Surroundings>
  );
}
