import { ExternalIcon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type Inline, isExternal, parseInline } from './blocks.ts';
import styles from './view.module.css';
import { useSurroundings } from './words.ts';

/** Inline text within `RichText`. */
export function InlineText({ text }: { readonly text: string }) {
  return <Parts parts={parseInline(text)} />;
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    const key = `${index}${part.kind}`;
    if (part.kind === 'text') return part.text;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'link') return <ProseLink key={key} address={part.address} text={part.text} />;
    return (
      <strong key={key}>
        <Parts parts={part.parts} />
      </strong>
    );
  });
}

/** A link of prose; one that leads out of the shop is marked visibly and for screen readers. */
export function ProseLink({ address, text }: { readonly address: string; readonly text: string }) {
  const { toHref, words } = useSurroundings();
  if (!isExternal(address)) return <a href={address.startsWith('/') ? toHref(address) : address}>{text}</a>;
  // The arrow keeps to the end of the last word.
  const end = Math.max(text.lastIndexOf(' ') + 1, text.length - 12);
  return (
    <a href={address} rel="noopener noreferrer">
      <span>{text.slice(0, end)}</span>
      <span className={styles['external']}>
        <span>{text.slice(end)}</span>
        <ExternalIcon size="small" />
      </span>
      <VisuallyHidden>{` (${words.external})`}</VisuallyHidden>
    </a>
  );
}
