import { sql } from 'drizzle-orm'
import { expect, test } from '#tests/database.ts'
import { mailboxOf } from './mail-address.ts'

test('a mailbox is the same here and in the database', async ({ db }) => {
  const addresses = [
    'Sam@Mail.example',
    'sam+news@mail.example',
    'sam+a+b@mail.example',
    's.a.m@mail.example',
    'S.a.m+x.y@GMAIL.com',
    's.am@googlemail.com',
    '+@mail.example',
    'two@at@mail.example',
    'nothing',
  ]
  for (const address of addresses) {
    const { rows } = await db.execute<{ mailbox: string }>(sql`select mailbox_of(${address}) as mailbox`)
    expect(mailboxOf(address)).toBe(rows[0]!.mailbox)
  }
  expect(mailboxOf(' Sam.Lee+1@googlemail.com ')).toBe('samlee@gmail.com')
})
