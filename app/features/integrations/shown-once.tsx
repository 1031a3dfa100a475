import { CopyField } from '#app/ui/copy-field.tsx'

export const ShownOnce = ({ id, label, value }: { id: string; label: string; value: string }) => (
  <div className="border-l-2 border-ink py-1 pl-4" role="status">
    <CopyField
      help="Copy it now: it is not shown again."
      id={id}
      isCode
      isPrimary
      label={label}
      value={value}
    />
  </div>
)
