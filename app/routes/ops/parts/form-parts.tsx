import { ChevronLeft, X } from 'lucide-react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { RadioGroup } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Part } from './parts.tsx'

const inquiries = [
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
]

export function FormParts() {
  return (
    <>
      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="primary">Send 12 invitations</Button>
          <Button>Save as draft</Button>
          <Button kind="quiet">Change or withdraw</Button>
          <Button kind="danger">Remove for spam</Button>
          <Button disabled>Disabled</Button>
          <Button isBusy kind="primary">
            Sending 312 of 1,000
          </Button>
          <Button aria-label="Newer" isIcon>
            <ChevronLeft aria-hidden size={16} />
          </Button>
          <Button aria-label="Close" isIcon kind="quiet">
            <X aria-hidden size={16} />
          </Button>
          <ButtonLink isLarge kind="primary" to="/business/signup">
            Start Free
          </ButtonLink>
          <fieldset className="pick">
            <legend className="sr-only">Billing</legend>
            <label>
              <input defaultChecked name="billing" type="radio" />
              Monthly
            </label>
            <label>
              <input name="billing" type="radio" />
              Yearly
            </label>
          </fieldset>
        </div>
      </Part>
      <Part title="Fields">
        <div className="mb-8">
          <FormError
            errors={[
              { id: 'wrong', message: 'Please enter a valid email address' },
              { id: 'message', message: 'Message must be at least 20 characters' },
            ]}
          />
        </div>
        <form className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          <TextInput help="As it should stand on the answer." label="Full name" name="name" />
          <TextInput
            defaultValue="jo@corner"
            error="Please enter a valid email address"
            help="For the receipt only."
            label="Email"
            name="wrong"
            type="email"
          />
          <TextInput defaultValue="Corner & Crumb" disabled isOptional label="Company" name="company" />
          <PasswordInput help="Twelve characters or more." label="Password" name="password" />
          <Select label="Inquiry type" name="inquiry" options={inquiries} prompt="Please select" />
          <TextArea
            defaultValue="Too short"
            error="Message must be at least 20 characters"
            label="Message"
            limit={1000}
            name="message"
          />
          <fieldset className="grid content-start gap-2">
            <legend className="mb-2 text-sm font-medium">Tell me about</legend>
            <Checkbox defaultChecked label="New reviews" name="reviews" />
            <Checkbox help="On Mondays." label="Weekly summary" name="weekly" />
            <Checkbox disabled label="Competitors" name="competitors" />
            <Checkbox error="Please agree before you publish" label="I agree" name="agree" />
          </fieldset>
          <RadioGroup
            defaultValue="now"
            label="How often"
            name="often"
            options={[
              { value: 'now', label: 'At once' },
              { value: 'daily', label: 'Once a day', help: 'At seven in the morning.' },
            ]}
          />
          <CopyField
            help="Once, before the end of the body."
            id="embed"
            isCode
            label="Code for your site"
            value='<script async src="/widget.js"></script>'
          />
          <StarInput defaultValue={4} label="How was it?" name="rating" />
          <StarInput error="Please choose a rating" label="And how was this?" name="rating2" />
          <TextArea isStory label="What happened?" limit={5000} name="story" />
        </form>
      </Part>
    </>
  )
}
