import { squeeze } from '../style.ts'

/**
 * For what the script has lifted over the page, which then has a `popover` attribute; without a script it stays in the
 * text. On paper it would cover a part of every page, and is left out. With no colours of its own it takes --paper and
 * --ink, which the script reads from the page: see floating.ts there.
 */
export const floatingStyle = squeeze(`
[popover] {
  position: fixed;
  overflow: visible !important;
  z-index: 2147483647;
  bottom: max(16px, env(safe-area-inset-bottom));
}
.widget:where([popover] *) {
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 4px 20px rgb(0 0 0 / .16);
  padding-inline: var(--space);
  border: 1px solid var(--line);
}
@media print { [popover] { display: none } }
`)
