import { Form } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ListedSubscriber } from './subscriber-list.server.ts'

type SubscriberListProps = {
  subscribers: ListedSubscriber[]
  words: string
  message?: string
}

/** Newsletter subscribers: download the list or remove an address. */
export function SubscriberList({ subscribers, words, message }: SubscriberListProps) {
  return (
    <section aria-label="Confirmed addresses" className="grid gap-5">
      <p>
        <a className="btn btn-primary" download href="/operator/newsletter/addresses.csv">
          Download CSV
        </a>
      </p>
      <Form className="flex flex-wrap items-end gap-3" method="get" role="search">
        <TextInput
          defaultValue={words}
          id="subscriber-words"
          label="Search addresses"
          name="q"
          type="search"
        />
        <Button>Search</Button>
      </Form>
      <FormError text={message} />
      {subscribers.length === 0 ? (
        <p role="status">No confirmed address contains “{words}”.</p>
      ) : (
        <ul className="border-t border-rule">
          {subscribers.map((subscriber) => (
            <SubscriberItem key={subscriber.email} {...subscriber} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SubscriberItem({ email, confirmedAt }: ListedSubscriber) {
  return (
    <li className="grid gap-2 border-b border-line py-3 text-sm">
      <p className="wrap-anywhere">
        {email}{' '}
        <span className="text-muted">
          confirmed <Time at={confirmedAt} />
        </span>
      </p>
      <details>
        <summary className="cursor-pointer underline underline-offset-4">
          Remove<span className="sr-only"> {email}</span>
        </summary>
        <Form className="mt-3" method="post" preventScrollReset>
          <input name="email" type="hidden" value={email} />
          <Button kind="danger">Remove {email}</Button>
        </Form>
      </details>
    </li>
  )
}

export const describeUnconfirmed = (count: number) =>
  `${countOf(count, 'address is', 'addresses are')} not confirmed yet. We erase unconfirmed addresses after ${periods.unconfirmedNewsletterDays} days.`
