import type { ReactNode } from 'react';
import { Picture, type PictureSource, pictureSource } from '../picture/index.ts';
import { type Inline, isSafeAddress, parseInline, type RichTextBlock, type RichTextPicture, videoKind } from './blocks.ts';
import styles from './view.module.css';

export interface RichTextProps {
  readonly blocks: readonly RichTextBlock[];
  /** Gives a site path its locale prefix: `(path) => localizePath(path, locale)`. */
  readonly toHref?: (path: string) => string;
  /** Names scrollable tables for screen readers. */
  readonly tableLabel?: string;
}

type ToHref = (path: string) => string;

/** Prose from the safe block format. */
export function RichText({ blocks, toHref = (path) => path, tableLabel }: RichTextProps) {
  return (
    <div className={styles['root']}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
        <Block key={index} block={block} toHref={toHref} tableLabel={tableLabel} />
      ))}
    </div>
  );
}

function Block({
  block,
  toHref,
  tableLabel,
}: {
  readonly block: RichTextBlock;
  readonly toHref: ToHref;
  readonly tableLabel: string | undefined;
}) {
  const inline = (text: string) => <RichTextInline text={text} toHref={toHref} />;
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{inline(block.text)}</h2> : <h3>{inline(block.text)}</h3>;
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <p>{inline(block.text)}</p>
          {block.by !== null && <footer>{block.by}</footer>}
        </blockquote>
      );
    case 'table':
      return <Table header={block.header} rows={block.rows} inline={inline} label={tableLabel} />;
    case 'image':
      return <Picture {...toSource(block.picture)} alt={block.alt} sizes="(min-width: 768px) 720px, 100vw" />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'video':
      return <Video address={block.address} title={block.title} />;
  }
}

interface TableProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly inline: (text: string) => ReactNode;
  readonly label: string | undefined;
}

function Table({ header, rows, inline, label }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles['table']} role="region" aria-label={label ?? header.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={header[column] ?? column}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Video({ address, title }: { readonly address: string; readonly title: string }) {
  const kind = videoKind(address);
  if (kind === 'link') return <p>{isSafeAddress(address) ? <a href={address}>{title}</a> : title}</p>;
  // biome-ignore lint/a11y/useMediaCaption: captions are part of the file
  if (kind === 'file') return <video className={styles['video']} controls preload="none" src={address} aria-label={title} />;
  return (
    <iframe
      className={styles['video']}
      src={address}
      title={title}
      loading="lazy"
      allow="fullscreen"
      sandbox="allow-scripts allow-same-origin"
    />
  );
}

/** One line of inline text, for places outside of prose (a summary, an answer in a card). */
export function RichTextInline({ text, toHref = (path) => path }: { readonly text: string; readonly toHref?: ToHref }) {
  return <Parts parts={parseInline(text)} toHref={toHref} />;
}

function Parts({ parts, toHref }: { readonly parts: readonly Inline[]; readonly toHref: ToHref }) {
  return parts.map((part, index) => {
    const key = `${index}${part.kind}`;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'strong') {
      return (
        <strong key={key}>
          <Parts parts={part.parts} toHref={toHref} />
        </strong>
      );
    }
    return (
      <a key={key} href={part.address.startsWith('/') ? toHref(part.address) : part.address}>
        {part.text}
      </a>
    );
  });
}

function toSource(picture: RichTextPicture): PictureSource {
  return 'src' in picture ? picture : pictureSource(picture);
}
