import { type SubmitEvent, useId, useRef, useSyncExternalStore } from 'react';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { type SearchSuggestion, SuggestionList } from './suggestions.tsx';
import { useCombobox } from './use-combobox.ts';
import styles from './view.module.css';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly submitLabel: string;
  /** Name of the list of suggestions. */
  readonly suggestionsLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter, the button, or a picked suggestion without `onPick`. */
  readonly onSubmit: (value: string) => void;
  readonly suggestions?: readonly SearchSuggestion[];
  /** A sentence about all the suggestions, above them. */
  readonly note?: string | undefined;
  readonly onPick?: (suggestion: SearchSuggestion) => void;
  readonly onFocus?: () => void;
  /** The target of the form without scripts, with the text as `search`. */
  readonly action: string;
  /** Results are on their way. */
  readonly busy?: boolean;
}

const never = () => () => undefined;

/** A search with suggestions while typing (ARIA combobox): arrows walk, Enter takes, Escape closes and then empties. */
export function SearchField(props: Props) {
  const { value, onChange, onSubmit, onPick, suggestions = [], busy = false } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(listId, suggestions, { onFocus: props.onFocus, onEscape: value === '' ? undefined : () => onChange('') });

  function pick(suggestion: SearchSuggestion) {
    combobox.close();
    if (onPick) return onPick(suggestion);
    onChange(suggestion.text);
    onSubmit(suggestion.text);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (combobox.activeItem) return pick(combobox.activeItem);
    combobox.close();
    // Text that was typed before hydration may be sent before its value has been received.
    onSubmit((input.current?.value ?? value).trim());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div className={styles['root']} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combobox.close()}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element is younger than the oldest browsers served */}
      <form
        className={styles['form']}
        role="search"
        aria-label={props.label}
        action={props.action}
        method="get"
        onSubmit={submit}
        data-busy={busy || undefined}
      >
        <input
          ref={input}
          className={styles['input']}
          type="search"
          name="search"
          aria-label={props.label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={55}
          placeholder={props.placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            combobox.reopen();
          }}
          {...combobox.inputProps}
        />
        {value !== '' && (
          <ClearButton
            label={props.clearLabel}
            onClear={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
        <button className={styles['submit']} type="submit" aria-label={props.submitLabel}>
          <SearchIcon />
        </button>
      </form>
      <SuggestionList
        id={listId}
        label={props.suggestionsLabel}
        items={suggestions}
        note={props.note}
        active={combobox.active}
        open={combobox.isExpanded}
        onPick={pick}
        onPoint={combobox.setActive}
      />
    </div>
  );
}

/** Without scripts it would do nothing, and what is typed before they are loaded must not change the markup: it is rendered in the browser alone. */
function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser && <IconButton size="small" icon={<CloseIcon size="small" />} label={label} onClick={onClear} />;
}
