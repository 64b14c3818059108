import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { type SearchSuggestion, SuggestionList } from './suggestions.tsx';
import styles from './view.module.css';

/** Props of `SearchField`. */
export interface SearchFieldProps {
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
  /** The field has the focus. */
  readonly onFocus?: () => void;
  /** Where the form goes without scripts, and under what name. */
  readonly action: string;
  readonly name?: string;
  readonly maxLength?: number;
  /** Results are on their way. */
  readonly busy?: boolean;
}

const never = () => () => undefined;

/** A search with suggestions while typing (ARIA combobox): arrows walk, Enter takes, Escape closes and then empties. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSubmit, onPick, suggestions = [], busy = false } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Without scripts it would do nothing; and what is typed before they come makes no other markup of the field.
  const canClear =
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ) && value !== '';
  const isExpanded = isOpen && suggestions.length > 0;
  const activeOne = isExpanded ? suggestions[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function pick(suggestion: SearchSuggestion) {
    close();
    if (onPick) return onPick(suggestion);
    onChange(suggestion.text);
    onSubmit(suggestion.text);
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (activeOne) return pick(activeOne);
    close();
    // What was typed before the field came alive may be sent before its value has been heard of.
    onSubmit((input.current?.value ?? value).trim());
  }
  function walk(by: 1 | -1) {
    const places = suggestions.length + 1;
    setOpen(true);
    setActive(isExpanded ? ((active + 1 + by + places) % places) - 1 : by === 1 ? 0 : suggestions.length - 1);
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && suggestions.length > 0) walk(1);
    else if (event.key === 'ArrowUp' && suggestions.length > 0) walk(-1);
    else if (event.key === 'Escape' && isExpanded) close();
    else if (event.key === 'Escape' && value !== '') onChange('');
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has left
    <div className={styles['root']} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
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
          name={props.name ?? 'search'}
          role="combobox"
          aria-label={props.label}
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeOne && `${listId}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={props.maxLength ?? 55}
          placeholder={props.placeholder}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            props.onFocus?.();
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
        {canClear && (
          <IconButton
            size="small"
            icon={<CloseIcon size="small" />}
            label={props.clearLabel}
            onClick={() => {
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
        active={active}
        open={isExpanded}
        onPick={pick}
        onPoint={setActive}
      />
    </div>
  );
}
