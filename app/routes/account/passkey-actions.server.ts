import { data } from 'react-router'
import {
  addPasskeyForm,
  removePasskeyForm,
  renamePasskeyForm,
  savePasskeyForm,
} from '#app/features/accounts/account.schema.ts'
import type { AddPasskeyResult } from '#app/features/accounts/passkey-list.tsx'
import {
  beginAddingPasskey,
  finishAddingPasskey,
  forgetChallenge,
  removePasskey,
  renamePasskey,
} from '#app/features/accounts/passkeys.server.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm, safeParseForm } from '#app/platform/form.server.ts'
import { type Acts, saved, withReauthentication } from '../sign-in/intents.server.ts'

// The forms about passkeys at /profile/security.

export const passkeyActs = {
  /** Asks for the password and code first. Its answer lets the browser create a passkey, which is then posted to `save`. */
  async 'add-passkey'(who, values) {
    return withReauthentication(addPasskeyForm, who, values, async ({ name }) => {
      const { options, cookie } = await beginAddingPasskey(db, who.user)
      const result: AddPasskeyResult = {
        values: { intent: 'add-passkey', name },
        errors: {},
        passkeyOptions: options,
      }
      return data(result, { headers: { 'set-cookie': cookie } })
    })
  },
  async 'save-passkey'({ user }, values, { headers }) {
    const form = safeParseForm(savePasskeyForm, values)
    if (!form.ok)
      return refuseForm(
        { intent: 'add-passkey' },
        { message: 'The passkey could not be read. Please try again.' },
      )
    await finishAddingPasskey(db, { userId: user.id, headers, ...form.value })
    const result = saved('Passkey added')
    return data(result.data, { headers: { 'set-cookie': forgetChallenge() } })
  },
  async 'rename-passkey'({ user }, values) {
    const { passkey, name } = parseForm(renamePasskeyForm, values)
    await renamePasskey(db, { userId: user.id, passkeyId: passkey, name })
    return saved('Name saved')
  },
  async 'remove-passkey'(who, values) {
    return withReauthentication(removePasskeyForm, who, values, async ({ passkey }) => {
      await removePasskey(db, { userId: who.user.id, passkeyId: passkey })
      return saved('Passkey removed')
    })
  },
} satisfies Acts
