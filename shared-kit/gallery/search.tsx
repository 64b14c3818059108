import { useState } from 'react';
import { SearchIcon } from '../src/ui/icon/index.ts';
import { SearchField } from '../src/ui/search-field/index.ts';
import { texts as t } from './texts.ts';

/** The search with suggestions. */
export function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label={t.search}
      placeholder={t.searchHint}
      clearLabel={t.clear}
      submitLabel={t.find}
      suggestionsLabel={t.suggestions}
      action="#"
      value={value}
      onChange={setValue}
      onSubmit={() => {}}
      suggestions={
        value === ''
          ? []
          : t.suggested.map((text, index) => ({ id: text, text, icon: <SearchIcon />, ...(index === 2 && { detail: t.vitamins }) }))
      }
    />
  );
}
