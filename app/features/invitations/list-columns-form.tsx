import { Link } from 'react-router'
import { ColumnsForm, type UploadView } from '#app/features/uploads/columns-form.tsx'
import { countOf } from '#app/languages/format.ts'
import { customerColumns } from './list-columns.vocabulary.ts'

type ListColumnsProps = {
  list: UploadView & { exportName: string | null; hasAddresses: boolean }
  message?: string
}

/** The columns of a list of customers. */
export function ListColumns({ list, message }: ListColumnsProps) {
  const isEtsy = list.exportName === 'Etsy orders'
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid max-w-measure gap-3">
        <p className="font-serif text-2xl leading-[1.34]">
          {list.hasAddresses
            ? 'Which columns hold what?'
            : 'No column of this file seems to hold email addresses.'}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {list.fileName ?? 'Your list'}, {countOf(list.rows, 'row')}. The email address is all we need. We
          remember your choice for files with the same header.
        </p>
        {isEtsy && (
          <p className="border-l-2 border-warning py-1 pl-4 text-sm">
            This looks like Etsy’s export of orders. Etsy leaves out its buyers’ email addresses, so nobody on
            it can be invited by email. A <Link to="/business/invitations/poster">card with a QR code</Link>{' '}
            in the parcel works instead.
          </p>
        )}
      </div>
      <ColumnsForm
        busyButton="Checking the list"
        button={`Check ${countOf(list.rows, 'row')}`}
        error={message}
        fields={customerColumns.fields}
        upload={list}
      />
      <p className="max-w-measure text-xs text-muted">
        Several columns of one kind are tried from left to right. First and last name are joined. Where a
        column says that somebody did not agree to marketing, we leave them out.{' '}
        <Link to="/business/invitations/many">Choose a different list</Link>
      </p>
    </div>
  )
}
