/** The looks of the overlay, in a tree of its own that the shop's styles do not reach. White on each colour reads at 4.5 to 1 and above. */
export const OVERLAY_STYLE = `
:host {
  all: initial;
  position: fixed;
  inset: 0 auto auto 0;
  overflow: visible;
}
section {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
div > div {
  --color: #5b2a86;
  position: fixed;
  inset: 0 auto auto 0;
  box-sizing: border-box;
  border: 2px solid var(--color);
  pointer-events: none;
}
div > div::before {
  content: attr(data-label);
  position: absolute;
  inset-block-start: var(--label, 0);
  inset-inline-start: -2px;
  box-sizing: border-box;
  max-inline-size: calc(100vw - 4px);
  block-size: 22px;
  padding-inline: 8px;
  overflow: hidden;
  border-end-end-radius: 6px;
  background: var(--color);
  color: #fff;
  font: 600 12px/22px ui-monospace, monospace;
  text-overflow: ellipsis;
  white-space: nowrap;
}
div > [data-color="1"] {
  --color: #0b5d4b;
}
div > [data-color="2"] {
  --color: #9a1750;
}
div > [data-color="3"] {
  --color: #1d4e9e;
}
div > [data-color="4"] {
  --color: #8a3b00;
}
div > [data-color="5"] {
  --color: #3d5a00;
}
@media print {
  div {
    display: none;
  }
}
`.trim();
