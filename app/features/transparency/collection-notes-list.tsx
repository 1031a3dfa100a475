import type { Note } from './collection-notes.ts'

export function CollectionNotesList({ notes }: { notes: Omit<Note, 'id'>[] }) {
  return (
    <dl className="grid gap-x-10 md:grid-cols-2">
      {notes.map(({ title, text }) => (
        <div className="border-b border-line py-4" key={title}>
          <dt className="text-sm font-medium">{title}</dt>
          <dd className="mt-1 text-sm wrap-anywhere text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
