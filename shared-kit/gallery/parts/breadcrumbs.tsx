import { Breadcrumbs } from '../../src/ui/breadcrumbs/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function BreadcrumbsPart() {
  const { t } = useGallery();
  const home = { name: t.home, href: '#breadcrumbs' };
  return (
    <>
      <Case name="short" width="line">
        <Breadcrumbs label={t.home} items={[home, { name: t.vitamins }]} />
      </Case>
      <Case name="long" width="line">
        <Breadcrumbs
          label={t.product}
          items={[home, { name: t.vitamins, href: '#' }, { name: t.chips[3] ?? '', href: '#0' }, { name: t.product }]}
        />
      </Case>
    </>
  );
}
