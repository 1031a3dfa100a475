/** The text of an uploaded list: UTF-8, UTF-16 with its mark, or what older spreadsheets write. */
export async function readListFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const utf8 = new TextDecoder().decode(bytes)
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8
}
