import { useState } from 'react';
import { Button, ButtonLink } from '../../src/ui/button/index.ts';
import { EmptyState } from '../../src/ui/empty-state/index.ts';
import { Failure } from '../../src/ui/failure/index.ts';
import { CartIcon } from '../../src/ui/icon/index.ts';
import { Notice } from '../../src/ui/notice/index.ts';
import { Skeleton } from '../../src/ui/skeleton/index.ts';
import { Spinner } from '../../src/ui/spinner/index.ts';
import { Toast, ToastRegion } from '../../src/ui/toast/index.ts';
import { SkipLink, VisuallyHidden } from '../../src/ui/visually-hidden/index.ts';
import { Line, type Part, statesOf } from '../part.tsx';
import type { Texts } from '../texts.ts';

const TONES = ['info', 'warning'] as const;

/** They lie above the page: press a button. They stay until they are closed here, so that they can be looked at. */
function Toasts({ t }: { readonly t: Texts }) {
  const [toasts, setToasts] = useState<readonly { readonly id: number; readonly tone: (typeof TONES)[number] }[]>([]);
  return (
    <>
      <Line>
        {TONES.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => setToasts((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, tone }])}>
            {tone}
          </Button>
        ))}
      </Line>
      <ToastRegion label={t.suggestions} count={toasts.length}>
        {toasts.map(({ id, tone }) => (
          <Toast
            key={id}
            tone={tone}
            closeLabel={t.close}
            durationMs={0}
            onClose={() => setToasts((all) => all.filter((one) => one.id !== id))}
          >
            {tone === 'warning' ? `${t.toast}. ${t.longWord}` : t.toast}
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}

export const MESSAGES: readonly Part[] = [
  {
    subpath: 'notice',
    states: (t) => {
      const retry = (
        <Button size="small" variant="secondary">
          {t.retry}
        </Button>
      );
      return [
        ...statesOf(
          Notice,
          {},
          {
            info: { children: t.info },
            'warning, action': { tone: 'warning', action: retry, children: t.warning },
            'success, title': { tone: 'success', title: t.success, children: t.emailHint },
          },
          'line',
        ),
        ...statesOf(Notice, { live: true }, { 'live, long words': { title: t.longWord, children: t.longText } }, 'narrow'),
      ];
    },
  },
  {
    subpath: 'failure',
    states: (t) => {
      const retry = { retryLabel: t.retry, onRetry: () => {} };
      const other = (
        <ButtonLink href="#failure" variant="ghost">
          {t.toCatalogue}
        </ButtonLink>
      );
      return [
        ...statesOf(
          Failure,
          { title: t.failTitle },
          {
            block: { text: t.failText, ...retry },
            'block, retrying, another way': { text: t.failText, ...retry, retrying: true, action: other },
            line: { size: 'line', title: t.lineFail, ...retry },
            'line, nothing to do': { size: 'line', title: t.lineFail },
          },
          'line',
        ),
        ...statesOf(
          Failure,
          retry,
          { 'line, long words': { size: 'line', title: t.longWord, text: t.longText, retrying: true } },
          'narrow',
        ),
      ];
    },
  },
  {
    subpath: 'empty-state',
    states: (t) => {
      const link = (text: string) => (
        <ButtonLink key={text} href="#empty-state">
          {text}
        </ButtonLink>
      );
      const icon = <CartIcon size="large" />;
      return [
        ...statesOf(
          EmptyState,
          { title: t.emptyTitle, headingLevel: 3 },
          {
            'with a next step': { icon, text: t.emptyText, action: <>{[t.toCatalogue, t.login].map(link)}</> },
            'no picture': { action: link(t.toCatalogue) },
          },
          'line',
        ),
        ...statesOf(
          EmptyState,
          { icon, headingLevel: 3 },
          { 'long words': { title: t.longWord, text: t.longWord, action: link(t.longWord) } },
          'narrow',
        ),
      ];
    },
  },
  {
    subpath: 'skeleton',
    states: () => [
      ...statesOf(
        Skeleton,
        {},
        {
          'text, third': { width: 'third' },
          'text, half': { width: 'half' },
          'text, most': { width: 'most' },
          'text, whole': { width: 'whole' },
          'three lines': { lines: 3 },
          title: { shape: 'title', width: 'half' },
        },
        'line',
      ),
      ...statesOf(Skeleton, {}, { control: { shape: 'control' } }, 'narrow'),
      ...statesOf(Skeleton, {}, { block: { shape: 'block' } }, 'frame'),
    ],
  },
  {
    subpath: 'spinner',
    states: () => statesOf(Spinner, {}, { small: { size: 'small' }, normal: {}, large: { size: 'large' } }),
  },
  { subpath: 'toast', states: (t) => statesOf(Toasts, { t }, { 'info, warning': {} }) },
  {
    // Nothing to see: words for screen readers, and a link that shows itself when it has the focus.
    subpath: 'visually-hidden',
    states: (t) => [
      ...statesOf(VisuallyHidden, { children: t.hidden }, { VisuallyHidden: {}, live: { live: true } }),
      { name: 'SkipLink', view: <SkipLink href="#visually-hidden">{t.skip}</SkipLink> },
    ],
  },
];
