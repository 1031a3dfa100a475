const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}]+/gu

/**
 * A text for comparing, closer to what a reader sees: without invisible characters, accents and other marks, with
 * full-width digits and bold letters as plain ones. Case stays.
 */
export function foldedText(text: string) {
  // Marks go first, because putting thousands of them in order takes long.
  return text.replace(unseen, '').normalize('NFKD').replace(unseen, '')
}
