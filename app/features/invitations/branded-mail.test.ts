import { accentShades } from '#app/features/profiles/brand.vocabulary.ts'
import { expect, test } from '#tests/database.ts'
import { writeOwnSample } from './sample-mail.server.ts'

const owner = { name: 'Jo', email: 'jo@corner.example' }

test('an invitation has the business’s colour on its button, and its typeface', async ({ db, business }) => {
  const plain = await writeOwnSample(db, business, owner)
  const { html } = await writeOwnSample(db, { ...business, accent: '#f2c230', typeface: 'slab' }, owner)
  const { light, dark } = accentShades('#f2c230')
  expect(html).toContain(`background-color:${light.accent}`)
  expect(html).toContain(`border-top:6px solid ${light.accent}`)
  expect(html).toContain(`background-color: ${dark.accent} !important`)
  expect(html).toContain('Rockwell')
  expect(html).not.toMatch(/<img|url\(|@import|<link[^>]+stylesheet/)
  expect(plain.html).toContain('background-color:#0e4f38')
  expect(plain.html).not.toContain('border-top:6px')
})
