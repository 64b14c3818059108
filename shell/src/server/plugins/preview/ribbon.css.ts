/** The looks of the ribbon: of its own colours, so that it is the same over each theme and above a shell that is being tried. */
export const RIBBON_STYLE = `
.vitrava-preview {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  align-items: center;
  padding: 0.625rem 1rem;
  background: #2b1d52;
  color: #fff;
  font: 0.9375rem/1.45 system-ui, sans-serif;
}
.vitrava-preview p,
.vitrava-preview ul,
.vitrava-preview form {
  margin: 0;
}
.vitrava-preview p {
  overflow-wrap: anywhere;
}
.vitrava-preview summary {
  min-block-size: 2.75rem;
  align-content: center;
  cursor: pointer;
}
.vitrava-preview ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  padding: 0;
  list-style: none;
}
.vitrava-preview code {
  font: 0.875rem/1.45 ui-monospace, monospace;
  overflow-wrap: anywhere;
}
.vitrava-preview button {
  min-block-size: 2.75rem;
  padding: 0.375rem 1rem;
  border: 1px solid currentcolor;
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.vitrava-preview button[aria-pressed="true"] {
  background: #fff;
  color: #2b1d52;
}
.vitrava-preview button:not([aria-pressed="true"]):hover {
  background: rgb(255 255 255 / 15%);
}
.vitrava-preview button:focus-visible,
.vitrava-preview summary:focus-visible {
  outline: 3px solid #ffb98f;
  outline-offset: 2px;
}
@media print {
  .vitrava-preview {
    display: none;
  }
}
`.trim();
