import { RichText } from '../../src/ui/rich-text/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import { apiPicture } from '../pictures.ts';

const VIDEO = 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/';

export function RichTextPart() {
  const { t } = useGallery();
  return (
    <Case name="every kind" width="line">
      <RichText
        toHref={(path) => path}
        words={{ external: t.external, play: t.play, playFrom: (host) => `${t.playFrom} ${host}`, openAt: (host) => `${t.openAt} ${host}` }}
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
    </Case>
  );
}
