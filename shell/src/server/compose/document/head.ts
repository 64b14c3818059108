import { escapeHtml, scriptJson, voidElement } from '@vitrava/server-kit/html';
import type { PageImage } from '@vitrava/shared-kit/contracts/page';
import { describeHead, type HeadOf, type HeadTag } from '../../../head/index.ts';

export function writeHead(parts: HeadOf): string {
  const { title, tags } = describeHead(parts);
  return [`<title>${escapeHtml(title)}</title>`, ...tags.map(writeTag)].join('');
}

function writeTag(tag: HeadTag): string {
  if (tag.name === 'script') return `<script type="${tag.attributes.type}">${scriptJson(tag.data)}</script>`;
  return voidElement(tag.name, tag.attributes);
}

/** The preload of the largest picture, so that it starts with the styles. */
export function preloadImage({ src, srcSet, sizes }: PageImage): string {
  return voidElement('link', { rel: 'preload', as: 'image', href: src, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' });
}
