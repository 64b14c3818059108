import { type KeyboardEvent, useState } from 'react';

interface ComboboxEvents {
  readonly onFocus: (() => void) | undefined;
  /** Escape was pressed while the list was closed. */
  readonly onEscape: (() => void) | undefined;
}

/** The list of a combobox (ARIA): arrows walk through its items and the text itself, Escape closes it. */
export function useCombobox<Item>(listId: string, items: readonly Item[], { onFocus, onEscape }: ComboboxEvents) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isExpanded = isOpen && items.length > 0;
  const activeItem = isExpanded ? items[active] : undefined;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function reopen() {
    setOpen(true);
    setActive(-1);
  }
  function walk(by: 1 | -1) {
    const places = items.length + 1;
    setOpen(true);
    setActive(isExpanded ? ((active + 1 + by + places) % places) - 1 : by === 1 ? 0 : items.length - 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && items.length > 0) walk(1);
    else if (event.key === 'ArrowUp' && items.length > 0) walk(-1);
    else if (event.key === 'Escape' && isExpanded) close();
    else if (event.key === 'Escape' && onEscape) onEscape();
    else return;
    event.preventDefault();
  }

  const inputProps = {
    role: 'combobox',
    'aria-expanded': isExpanded,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeItem && `${listId}-${active}`,
    onClick: () => setOpen(true),
    onFocus: () => {
      onFocus?.();
      setOpen(true);
    },
    onKeyDown,
  } as const;
  return { isExpanded, active, activeItem, setActive, reopen, close, inputProps };
}
