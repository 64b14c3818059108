import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { SearchField } from '@vitrava/shared-kit/ui/search-field';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import {
  $areSuggestionsPending,
  $isComplaint,
  $suggestions,
  $text,
  fieldFocused,
  type Suggestion,
  suggestionPicked,
  textSubmitted,
  textTyped,
} from './model.ts';
import styles from './view.module.css';

/** The search of the shop, on every page: with suggestions while typing; a plain form without scripts, and until the shopper turns to it. */
export function SearchView(): ReactElement {
  const { t } = useTranslation();
  const { text, suggestions, isComplaint, busy, locale, type, submit, pick, focus } = useUnit({
    text: $text,
    suggestions: $suggestions,
    isComplaint: $isComplaint,
    busy: $areSuggestionsPending,
    locale: $locale,
    type: textTyped,
    submit: textSubmitted,
    pick: suggestionPicked,
    focus: fieldFocused,
  });
  const detailOf = ({ kind, product }: Suggestion): string | undefined => {
    if (product) return `${product.brand.name} · ${formatMoney(product.price)}`;
    return kind === 'category' || kind === 'brand' ? t(`search.kind.${kind}`) : undefined;
  };
  const viewOf = ({ kind, text: name }: Suggestion): string | undefined => {
    if (kind === 'all') return t('search.all', { text: name });
    return kind === 'clear' ? t('search.forget') : undefined;
  };
  return (
    <div className={styles['root']}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        submitLabel={t('search.submit')}
        suggestionsLabel={t('search.suggestions')}
        action={localizePath('/', locale)}
        value={text}
        busy={busy}
        onChange={type}
        onFocus={focus}
        onSubmit={submit}
        onPick={({ id }) => pick(id)}
        note={isComplaint ? t('search.noRemedy') : undefined}
        suggestions={suggestions.map((suggestion) => ({
          id: suggestion.to,
          text: suggestion.text,
          view: viewOf(suggestion),
          icon: suggestion.product && (
            <span className={styles['picture']}>
              <Picture {...pictureSource(suggestion.product.photo, { upTo: 160 })} sizes="40px" alt="" fit="contain" />
            </span>
          ),
          detail: detailOf(suggestion),
        }))}
      />
    </div>
  );
}
