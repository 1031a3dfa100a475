import { Frontier, leafHash } from './merkle.ts'
import { Replay } from './replay.ts'

/** A log that is read from its beginning: its tree, and the first thing that breaks a rule. */
export class Audit {
  readonly tree = new Frontier()
  readonly replay: Replay
  /** The first entry that breaks a rule, in a sentence. */
  broken: string | null = null

  constructor(origin: string) {
    this.replay = new Replay(origin)
  }

  /** The tree goes on behind an entry that breaks a rule: only what a checkpoint signed is the log's own doing. */
  take(entry: Uint8Array) {
    this.tree.add(leafHash(entry))
    this.broken ??= this.replay.take(entry)
  }

  /** A sentence where the log, as far as it was read, cannot be that of a checkpoint. */
  get wrong() {
    return this.broken ?? this.replay.end()
  }
}
