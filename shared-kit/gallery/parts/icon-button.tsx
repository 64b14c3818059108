import { ChevronLeftIcon, FilterIcon, UserIcon } from '../../src/ui/icon/index.ts';
import { IconButton } from '../../src/ui/icon-button/index.ts';
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
    </Row>
  );
}
