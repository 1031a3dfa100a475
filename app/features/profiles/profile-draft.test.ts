import { expect, test } from 'vitest'
import { drafted } from './profile.vocabulary.ts'

const saved = {
  name: 'Corner & Crumb',
  description: 'Bread.',
  address: 'Mill Lane 1',
  category: 'bakery' as const,
  links: ['https://saved.example/'],
  openingHours: null,
  timeZone: 'Europe/Amsterdam',
}

test('the preview shows what was typed, without blanks around it', () => {
  const typed = { name: ' Crumb ', description: ' Rye. ', address: ' Mill Lane 2 ', category: 'cafe' }
  expect(drafted(saved, { ...typed, links: 'https://typed.example' }).business).toMatchObject({
    name: 'Crumb',
    description: 'Rye.',
    address: 'Mill Lane 2',
    category: 'cafe',
    links: ['https://typed.example'],
  })
})

test('an emptied field is empty; a name, links and hours that cannot be read stay as saved', () => {
  const emptied = { name: ' ', description: ' ', address: ' ', category: 'nonsense', links: 'no link' }
  const hours = { days: [[], [], [], [], [], [], []], isByAppointment: true }
  const { business } = drafted({ ...saved, openingHours: hours }, { ...emptied, hours1: '9-25' })
  expect(business).toEqual({
    name: saved.name,
    description: null,
    address: null,
    category: null,
    links: saved.links,
    openingHours: hours,
  })
})
