import { Pagination } from '../../src/ui/pagination/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';

const PLACES = [
  { name: 'first of 20', page: 1, pages: 20 },
  { name: 'fifth of 20', page: 5, pages: 20 },
  { name: 'last of 20', page: 20, pages: 20 },
  { name: 'first of 2', page: 1, pages: 2 },
  { name: 'one of 9999', page: 5000, pages: 9999 },
] as const;

export function PaginationPart() {
  const { t } = useGallery();
  return PLACES.map(({ name, page, pages }) => (
    <Case key={name} name={name} width="line">
      <Pagination
        label={`${t.page} ${page}/${pages}`}
        page={page}
        pages={pages}
        toHref={() => '#pagination'}
        previousLabel={t.previous}
        nextLabel={t.next}
        pageLabel={(number) => `${t.page} ${number}`}
      />
    </Case>
  ));
}
