import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type Case, type CaseKind, readCaseView } from './cases.ts'
import { CasesPage } from './cases-page.tsx'

const business = { id: 'b', name: 'Corner & Crumb', isSample: false }
const plain: Case = {
  stars: 2,
  reason: 'spam',
  writtenOn: '2026-03-01',
  on: '2026-03-05',
  starsSeen: null,
  isReported: false,
  decision: null,
  decidedOn: null,
  isHidden: false,
  appeal: null,
}

function pageOf(kind: CaseKind, given: Partial<Case>, isSample = false) {
  const view = readCaseView(kind, new URLSearchParams())
  const choices = { found: 1, reasons: [], stars: [] }
  const page = {
    business: { ...business, isSample },
    cases: [{ ...plain, ...given }],
    choices,
    nextCursor: null,
    view,
  }
  const Page = createRoutesStub([{ path: '/', Component: () => <CasesPage {...page} /> }])
  return renderToStaticMarkup(<Page />)
}

/** The cells of one case, as the page shows them. */
function cellsOf(kind: CaseKind, given: Partial<Case>) {
  const html = pageOf(kind, given)
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell!.replace(/<[^>]+>/g, ''))
}

test.for<[CaseKind, Partial<Case>, string]>([
  ['removed', {}, 'None needed'],
  ['removed', { decision: 'upheld', decidedOn: '2026-03-09' }, 'Removed, 9 Mar 2026'],
  ['refused', { decision: 'upheld' }, 'Refused'],
  ['challenged', { decision: 'open', isHidden: true }, 'Open: words hidden until then'],
  ['challenged', { decision: 'open' }, 'Open: public until then'],
  ['challenged', { decision: 'upheld' }, 'Upheld: removed'],
  ['challenged', { decision: 'rejected' }, 'Rejected: kept'],
])('%s, %o: “%s” is the decision', ([kind, given, decision]) => {
  expect(cellsOf(kind, given)).toContain(decision)
})

test.for<[CaseKind, Partial<Case>, string]>([
  ['removed', {}, 'A check, after its author edited it'],
  ['refused', {}, 'A check'],
  ['removed', { isReported: true }, 'A visitor, in a report'],
  ['removed', { starsSeen: true }, 'The business (had seen the stars)'],
  [
    'challenged',
    { starsSeen: false, isReported: true },
    'The business (had not seen the stars here), and a visitor in a report',
  ],
  ['withdrawn', { starsSeen: true }, 'The author'],
])('%s, %o: “%s” asked for it', ([kind, given, requester]) => {
  expect(cellsOf(kind, given)).toContain(requester)
})

test('a case that is still published does not point at its author, and nobody decides what an author withdraws', () => {
  expect(cellsOf('challenged', { writtenOn: null })).toContain('Not shown: still published')
  expect(cellsOf('removed', {})).toHaveLength(6)
  expect(cellsOf('withdrawn', {})).toHaveLength(3)
})

test('sample data is called that', () => {
  expect(pageOf('removed', {}, true)).toContain('Corner &amp; Crumb</a>, sample data')
  expect(pageOf('removed', {})).not.toContain('sample data')
})
