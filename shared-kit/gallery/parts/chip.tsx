import { useState } from 'react';
import { ChipButton, ChipGroup, ChipLink } from '../../src/ui/chip/index.ts';
import { LeafIcon } from '../../src/ui/icon/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function ChipPart() {
  const { t } = useGallery();
  const [isPressed, setPressed] = useState(true);
  return (
    <>
      <Case name="links, one current, scroll" width="line">
        <ChipGroup label={t.vitamins}>
          {t.chips.map((chip, index) => (
            <ChipLink key={chip} href="#chip" current={index === 1}>
              {chip}
            </ChipLink>
          ))}
        </ChipGroup>
      </Case>
      <Case name="removable, pressed, not pressed, icon and count, wrap" width="line">
        <ChipGroup label={t.sort} overflow="wrap">
          <ChipLink href="#chip" current removeLabel={t.remove}>
            {t.slim}
          </ChipLink>
          <ChipButton pressed={isPressed} onToggle={setPressed} count={12}>
            {t.isNew}
          </ChipButton>
          <ChipButton pressed={!isPressed} onToggle={(pressed) => setPressed(!pressed)}>
            {t.few}
          </ChipButton>
          <ChipButton pressed={false} onToggle={() => {}} icon={<LeafIcon size="small" />} count={3}>
            {t.longWord}
          </ChipButton>
        </ChipGroup>
      </Case>
    </>
  );
}
