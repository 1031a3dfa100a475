/** The service cannot start as things are. The message is a sentence for the operator; no stack is printed. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
