/** A V with the wordmark's dots, in a green visible on light and dark tabs. */
const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#141a2b' stroke-width='4'>" +
  '<style>@media(prefers-color-scheme:dark){svg{stroke:#eee}}</style>' +
  "<path d='M6 4l10 17L26 4'/><path stroke='#2b7a53' stroke-linecap='round' stroke-dasharray='0 6.7' d='M6 28h21'/></svg>"

/**
 * Inlined, because a separate file would be fetched before the first paint. `/favicon.ico` exists for clients
 * that ask for it.
 */
export const pageIcon = `data:image/svg+xml,${drawing.replace(/[<>#']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
