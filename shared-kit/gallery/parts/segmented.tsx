import { SegmentedLinks } from '../../src/ui/segmented/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function SegmentedPart() {
  const { t } = useGallery();
  const items = [
    { id: 'active', label: t.active, count: 2, href: '#segmented' },
    { id: 'completed', label: t.completed, href: '#segmented' },
  ];
  return (
    <>
      <Case name="links">
        <SegmentedLinks label={t.completed} items={items} current="active" />
      </Case>
      <Case name="long words" width="narrow">
        <SegmentedLinks
          label={t.longWord}
          items={t.sorts.map((label, index) => ({ id: String(index), label: index === 2 ? t.longWord : label, href: '#segmented' }))}
          current="0"
        />
      </Case>
    </>
  );
}
