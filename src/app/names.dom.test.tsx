import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CLINIC, LOCATIONS } from '../../tests/support/clinics.ts'
import { openPage } from '../../tests/support/dom.tsx'
import { CANCEL, CONFIRMATION, openBooked } from '../../tests/support/dom-booked.ts'
import { aNewVisit, LANDING, MAIN, openForm, SELECTION } from '../../tests/support/dom-walk-in.ts'
import { WALK_IN_SCREENS, type WalkInScreen } from '../../tests/support/walk-in-screens.ts'

/** Characters of a name, besides the name of a clinic, which is the directory's. */
const LONGEST = 60

/** What screen readers and voice control call a link or a button. */
function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  const pictures = [...control.querySelectorAll('img')].map(({ alt }) => alt).join(' ')
  const text = control.getAttribute('aria-label') ?? (labelled || `${control.textContent} ${pictures}`)
  return text.replace(/\s+/g, ' ').trim()
}

/** Links and buttons of the page, with what they do as far as the document tells. */
function controls(): { name: string; does: string }[] {
  return [...document.querySelectorAll('a[href], button, summary')].map((control, index) => ({
    name: nameOf(control),
    does: control.getAttribute('href') ?? control.getAttribute('aria-controls') ?? `press ${index}`,
  }))
}

/** The official title of a vaccine information statement, with its date. */
const STATEMENT = /the .* Vaccine.*, \w+ \d+, \d{4}$/

/** Looks once the page has come to rest. */
async function expectNames(least = 3): Promise<void> {
  await waitFor(() => expect(document.querySelector('h1')).toBeTruthy())
  await waitFor(() => expect(document.querySelector('[class*=Skeleton]')).toBeNull())
  const all = controls()
  expect(all.length).toBeGreaterThanOrEqual(least)
  const places = [...document.querySelectorAll('h1, article h3')].map(
    ({ lastChild }) => lastChild?.textContent ?? '',
  )
  const ownWords = (name: string) =>
    places.reduce((words, place) => words.replace(place, ''), name.replace(STATEMENT, ''))
  expect(all.filter(({ name }) => name === '' || ownWords(name).length > LONGEST)).toEqual([])
  const does = new Map<string, Set<string>>()
  for (const one of all) does.set(one.name, (does.get(one.name) ?? new Set()).add(one.does))
  expect([...does].filter(([, ways]) => ways.size > 1).map(([name, ways]) => [name, ...ways])).toEqual([])
}

describe('names of links and buttons are short, and two share one only when they do the same', () => {
  it.each([
    MAIN,
    LANDING,
    SELECTION,
    LOCATIONS,
    `${LOCATIONS}?searchText=45202`,
    CLINIC,
    CANCEL,
    '/health-services/scheduler/benefit-codes',
    '/health-services/scheduler/canceled',
    '/health-services/privacy',
    '/health-services/accessibility',
    '/health-services/nowhere',
  ])('on %s [SC-24]', async (path) => {
    await openPage(path)
    await expectNames()
  })

  it.each(Object.keys(WALK_IN_SCREENS) as WalkInScreen[])(
    'on the screen "%s" of the form [SC-24]',
    async (name) => {
      await openForm(name, {
        visit: aNewVisit({ answers: { vaccineConsent: { relationshipWithPatient: 'Child' } } }),
      })
      await expectNames()
    },
  )

  it('on a confirmation [SC-24]', async () => {
    await openBooked('shingles', CONFIRMATION)
    await waitFor(() => expect(document.querySelector('[class*=display]')).toBeTruthy())
    await expectNames(6)
  })
})
