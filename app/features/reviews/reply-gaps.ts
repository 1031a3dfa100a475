/** `{{title}}`: a field of a template, and in a reply a gap that nobody has filled. Any other syntax is text. */
export const fieldPattern = /\{\{[^\S\n]*([^{}\s](?:[^{}\n]{0,58}[^{}\s])?)[^\S\n]*\}\}/g

/** The gaps in a reply as they are written: "{{title}}". */
export const gapsIn = (text: string) => [...new Set(text.match(fieldPattern))]
