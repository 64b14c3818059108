const BASE_LAYER = 1000;
const LAYERS_PER_LEVEL = 2;

/** Puts a dialog on its level: z-index is 1000 + 2 × level. Above all that are open when no level is given. */
export function layDialog(dialog: HTMLDialogElement, level = nextLevel()): void {
  // Through the object model, not an attribute in the HTML, so the security policy has nothing against it.
  dialog.style.zIndex = String(BASE_LAYER + LAYERS_PER_LEVEL * level);
  dialog.dataset['level'] = String(level);
}

function nextLevel(): number {
  const levels = [...document.querySelectorAll<HTMLElement>('dialog[data-dialog][open]')].map(({ dataset }) =>
    Number(dataset['level'] ?? 0),
  );
  return levels.length === 0 ? 0 : Math.max(...levels) + 1;
}
