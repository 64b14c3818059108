import { ChipGroup, ChipLink } from '../../src/ui/chip/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function ChipPart() {
  const { t } = useGallery();
  return (
    <>
      <Case name="links, one current" width="line">
        <ChipGroup label={t.vitamins}>
          {t.chips.map((chip, index) => (
            <ChipLink key={chip} href="#chip" current={index === 1}>
              {chip}
            </ChipLink>
          ))}
        </ChipGroup>
      </Case>
      <Case name="removable, count, long words" width="line">
        <ChipGroup label={t.sort}>
          <ChipLink href="#chip" current removeLabel={t.remove}>
            {t.slim}
          </ChipLink>
          <ChipLink href="#chip" count={3}>
            {t.longWord}
          </ChipLink>
        </ChipGroup>
      </Case>
    </>
  );
}
