import { CartIcon, ChevronLeftIcon, FilterIcon, HeartIcon, UserIcon } from '../../src/ui/icon/index.ts';
import { IconButton, IconLink } from '../../src/ui/icon-button/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function IconButtonPart() {
  const { t } = useGallery();
  return (
    <Row>
      <Case name="plain">
        <IconButton icon={<UserIcon size="large" />} label={t.login} />
      </Case>
      <Case name="raised">
        <IconButton variant="raised" icon={<ChevronLeftIcon />} label={t.previous} />
      </Case>
      <Case name="outlined">
        <IconButton variant="outlined" icon={<FilterIcon />} label={t.sort} />
      </Case>
      <Case name="small">
        <IconButton size="small" icon={<FilterIcon size="small" />} label={t.sort} />
      </Case>
      <Case name="disabled">
        <IconButton disabled variant="outlined" icon={<FilterIcon />} label={t.sort} />
      </Case>
      <Case name="link, count 0">
        <IconLink href="#icon-button" icon={<HeartIcon size="large" />} label={t.heart} count={0} />
      </Case>
      <Case name="link, count 3">
        <IconLink href="#icon-button" icon={<HeartIcon size="large" />} label={t.heart} count={3} />
      </Case>
      <Case name="link, count 120">
        <IconLink href="#icon-button" icon={<CartIcon size="large" />} label={t.add} count={120} />
      </Case>
    </Row>
  );
}
