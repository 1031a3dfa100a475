/** A text as it may stand in XML, in an element or an attribute. What XML cannot hold at all is left out. */
export function xmlText(text: string) {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\r', '&#13;')
}

export type XmlElement = [name: string, content: string | XmlElement[], attributes?: Record<string, string>]

/** A whole document. Names are ours; every text and every attribute is escaped here and nowhere else. */
export const xmlDocument = (root: XmlElement) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(root)}\n`

export function xmlElement([name, content, attributes = {}]: XmlElement): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  const inside = typeof content === 'string' ? xmlText(content) : content.map(xmlElement).join('\n')
  return `<${name}${given.join('')}>${inside}</${name}>`
}
