import { Container } from '../../src/ui/container/index.ts';
import { Disclosure } from '../../src/ui/disclosure/index.ts';
import { RichText } from '../../src/ui/rich-text/index.ts';
import styles from '../gallery.module.css';
import { type Part, statesOf } from '../part.tsx';
import { apiPicture } from '../pictures.ts';

const VIDEO = 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/';

export const PROSE: readonly Part[] = [
  {
    subpath: 'container',
    states: (t) =>
      statesOf(
        Container,
        { children: <p className={styles['swatch']}>{t.longText}</p> },
        { page: {}, prose: { width: 'prose' }, form: { width: 'form' } },
        'line',
      ),
  },
  {
    subpath: 'disclosure',
    states: (t) => [
      ...statesOf(
        Disclosure,
        { summary: t.faq, headingLevel: 3, children: t.faqAnswer },
        { heading: {}, 'heading below another': {} },
        'line',
      ),
      ...statesOf(Disclosure, {}, { 'plain, long words': { summary: `${t.faq} ${t.longWord}`, children: t.longWord } }, 'narrow'),
    ],
  },
  {
    subpath: 'rich-text',
    states: (t) => [
      {
        name: 'every kind',
        width: 'line',
        view: (
          <RichText
            toHref={(path) => path}
            words={{
              external: t.external,
              play: t.play,
              playFrom: (host) => `${t.playFrom} ${host}`,
              openAt: (host) => `${t.openAt} ${host}`,
            }}
            blocks={[
              { kind: 'heading', level: 2, text: t.article },
              {
                kind: 'paragraph',
                text: `${t.emptyText} **${t.info}** [${t.toCatalogue}](/) [${t.externalLink}](https://example.com/) \`D3\``,
              },
              { kind: 'list', ordered: false, items: t.suggested },
              { kind: 'heading', level: 3, text: t.faq },
              { kind: 'list', ordered: true, items: t.sorts },
              { kind: 'quote', text: t.faqAnswer, by: t.brand },
              {
                kind: 'table',
                header: [t.vitamins, t.dose, t.amount],
                rows: [
                  [t.shortProduct, t.dose, '60'],
                  [t.thirdProduct, t.longWord, '90'],
                ],
              },
              { kind: 'code', text: t.code },
              { kind: 'video', address: VIDEO, title: t.video, poster: apiPicture },
              { kind: 'video', address: VIDEO, title: `${t.longWord} ${t.video}`, poster: null },
              { kind: 'video', address: 'https://example.com/film', title: t.video, poster: null },
              { kind: 'image', picture: apiPicture, alt: t.packAlt },
            ]}
          />
        ),
      },
    ],
  },
];
