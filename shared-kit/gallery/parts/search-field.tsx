import { useState } from 'react';
import { SearchIcon } from '../../src/ui/icon/index.ts';
import { SearchField } from '../../src/ui/search-field/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function SearchFieldPart() {
  const { t } = useGallery();
  const [value, setValue] = useState('');
  const words = { placeholder: t.searchHint, clearLabel: t.clear, submitLabel: t.find, action: '#search-field', onSubmit: () => {} };
  const suggestions = t.suggested.map((text, index) => ({
    id: text,
    text,
    icon: <SearchIcon />,
    ...(index === 2 && { detail: t.vitamins }),
  }));
  return (
    <div className={styles['fields']}>
      <Case name="type: suggestions">
        <SearchField
          {...words}
          label={t.search}
          suggestionsLabel={t.suggestions}
          value={value}
          onChange={setValue}
          suggestions={value === '' ? [] : suggestions}
          note={value.length > 3 ? t.searchHint : undefined}
        />
      </Case>
      <Case name="busy">
        <SearchField
          {...words}
          label={`${t.search} 2`}
          suggestionsLabel={`${t.suggestions} 2`}
          value={t.shortProduct}
          onChange={() => {}}
          busy
        />
      </Case>
      <Case name="long words">
        <SearchField {...words} label={`${t.search} 3`} suggestionsLabel={`${t.suggestions} 3`} value={t.longWord} onChange={() => {}} />
      </Case>
    </div>
  );
}
