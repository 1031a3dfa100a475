export const logEntryKinds = [
  'submitted',
  'confirmed',
  'published',
  'held',
  'refused',
  'hidden',
  'restored',
  'edited',
  'challenged',
  'decided',
  'appealed',
  'consented',
  'answered',
  'withdrawn',
  'removed',
  'erased',
  'erased_by_operator',
  'imported',
  'renamed',
  'reply_withdrawn',
  'import_undone',
] as const
export type LogEntryKind = (typeof logEntryKinds)[number]
/** All others are about the business itself. */
export type ReviewEntryKind = Exclude<LogEntryKind, 'renamed' | 'import_undone'>

/** What the author holds: the signed bytes, the signature over them, and the salt that opens the commitment. */
export type Receipt = {
  /** JSON; exactly these bytes are signed. */
  statement: string
  /** Base64 of 64 bytes, Ed25519. */
  signature: string
  keyId: string
  /** Base64 of 32 bytes. */
  salt: string
}
