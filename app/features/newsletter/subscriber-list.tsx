import { Mail } from 'lucide-react'
import { Form } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import type { ListedSubscriber } from './newsletter.server.ts'

type SubscriberListProps = {
  subscribers: ListedSubscriber[]
  words: string
  message?: string
}

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
        <Settings>
          {subscribers.map((subscriber) => (
            <SubscriberItem key={subscriber.email} {...subscriber} />
          ))}
        </Settings>
      )}
    </section>
  )
}

function SubscriberItem({ email, confirmedAt }: ListedSubscriber) {
  return (
    <Setting
      action="Change"
      help={
        <>
          Confirmed <Time at={confirmedAt} />
        </>
      }
      icon={Mail}
      title={email}
    >
      <PostButton kind="danger" fields={{ email }}>
        Remove {email}
      </PostButton>
    </Setting>
  )
}

export const describeUnconfirmed = (count: number) =>
  `${countOf(count, 'address is', 'addresses are')} not confirmed yet. We erase unconfirmed addresses after ${periods.unconfirmedNewsletterDays} days.`
