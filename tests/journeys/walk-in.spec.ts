import type { Locator, Page } from 'playwright'
import type { WalkIn } from '#contract/walk-in'
import { type ExportedCheckIn, exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import type { RunningServer } from '../support/server.ts'
import { expectServerSilent, foundIn, openPlaces, typedBy } from '../support/traces.ts'
import {
  ADULT,
  aGuest,
  CHILD,
  type FlowOptions,
  type Guest,
  heading,
  screensOf,
  walkIn,
} from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

function logLines(server: RunningServer): number {
  return server.logs().split('\n').length
}

/** Walks in, watching what leaves the form; returns the one check-in that the export shows. */
async function walkInWatched(
  page: Page,
  server: RunningServer,
  guest: Guest,
  options: Pick<FlowOptions, 'vaccines' | 'onPage' | 'onFilled'>,
): Promise<ExportedCheckIn> {
  const since = Date.now()
  const linesBefore = logLines(server)
  const typed = typedBy(guest)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const seen: string[] = []
  const code = await walkIn(page, {
    ...options,
    guest,
    onPage: async (name) => {
      seen.push(name)
      expect(foundIn(await openPlaces(page), typed), `beside the form, at ${name}`).toEqual([])
      await options.onPage?.(name)
    },
  })
  expect(seen).toEqual(['landing', 'selection', ...screensOf(guest), 'confirmation'])
  expect(foundIn(addresses.join('\n'), typed), 'in an address').toEqual([])
  expectServerSilent(server, typed)
  expect(logLines(server) - linesBefore, 'lines of the log').toBeLessThan(20)
  const [checkIn, ...more] = await exportSince(server, since)
  expect(more).toEqual([])
  if (!checkIn) throw new Error('The export is empty')
  expect(checkIn).toMatchObject({ kind: 'walkin', status: 'checkedIn', counterCode: code })
  return checkIn
}

const ADDRESS = {
  addressLines: ['221 Linden Ave', 'Apt 4'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
}

const ANSWERS = {
  haveFever: 'No',
  haveCovid19Symptoms: 'No',
  haveAllergies: 'Yes',
  hadReaction: 'No',
  hadVaccinesPreviously: 'No',
  recentVaccines: 'No',
  haveNeuroDisorders: 'No',
  haveImmuneSystemProblem: 'No',
  haveMedicalConditions: 'No',
  takesImmunoSuppressants: 'No',
  hadBloodProducts: 'No',
}

const DOCUMENTS = ['privacyPractice', 'generalConsent', 'vaccineConsent'].map((slug) => ({
  slug,
  sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
}))

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

function expectPayload(payload: WalkIn, expected: object): void {
  expect(payload).toEqual({
    businessName: 'pharmacy',
    locationNumber: '90100001',
    patientTimeZone: 'America/New_York',
    medicalInfo: { allergies: ['Penicillin'] },
    questionnaire: ANSWERS,
    createdAt: INSTANT,
    counterCode: expect.stringMatching(/^[2-9BCDFGHJ-NP-TV-Z]{6}$/),
    ...expected,
  })
}

/** A card of a page, by its heading. */
function card(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
}

async function expectLanding(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Walk-In Vaccine')
  await expect(page.getByText('Marrowby Market Lantern Square')).toBeVisible()
  await expect(page.getByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText([
    'Select vaccines',
    'Fill out the consent form',
    /Check in at the pharmacy counter.*approximate wait time/,
  ])
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
    'href',
    '/health-services/instant-vaccines/select/90100001',
  )
}

async function expectSelection(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Which vaccines would you like today? - Prescreening Form')
  const names = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map(
        (box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    )
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => /dose/i.test(name) || name.trim() === '')).toEqual([])
  await expect(page.getByText('For people 65 and older', { exact: false }).first()).toBeVisible()
}

/** On a phone what is booked comes once, before the answers. */
async function expectBookedFirst(page: Page): Promise<void> {
  const booked = card(page, 'Your vaccines').filter({ visible: true })
  await expect(booked).toHaveCount(1)
  const top = async (one: Locator) => (await one.boundingBox())?.y
  expect(await top(booked)).toBeLessThan((await top(card(page, 'Patient details'))) ?? 0)
  await expect(page.getByText('Step 6 of 7 · Check your answers')).toBeVisible()
}

test('an adult walks in and the pharmacy reads all that was typed [SCOPE-08, WALKIN-01, -03 to -05, -07, -10, -12, -13, -15, -17 to -20, BOOK-01, -02, -05, -06, -09, INTAKE-09 to -11, CONSENT-10, ROUTE-12, -13, -19, -21] @widths', async ({
  page,
  server,
}, { project }) => {
  const guest = aGuest(ADULT)
  const name = `${guest.firstName} ${guest.lastName}`
  const { payload } = await walkInWatched(page, server, guest, {
    vaccines: 3,
    onPage: async (screen) => {
      if (screen === 'landing') await expectLanding(page)
      else if (screen === 'selection') await expectSelection(page)
      else if (screen === 'confirmation') await expect(page).toHaveTitle(/ - Appointment Confirmation$/)
      else await expect(page).toHaveTitle(/ - Patient Info Form$/)
      if (screen === 'check' && project.name === 'phone') await expectBookedFirst(page)
    },
  })
  expectPayload(payload, {
    serviceIds: [expect.any(Number), expect.any(Number), expect.any(Number)],
    requestedVaccinations: ['Flu', expect.any(String), expect.any(String)],
    basicInfo: {
      firstName: 'Rosalind',
      lastName: guest.lastName,
      preferredName: 'Rozzie-Lou',
      dateOfBirth: '1958-07-04',
      phoneNumber: '513-555-0142',
      emailAddress: 'roz.obrien@example.com',
      sexAssignedAtBirth: 'Female',
      race: 'White',
      ethnicity: 'Not Hispanic or Latino',
      address: ADDRESS,
    },
    insuranceInfo: {
      hasPrimaryInsurance: '1',
      insuranceCarrier: 'Medicare Part B',
      cardholderIdNumber: '1EG4TE5MK73',
      groupNumber: 'GRP-0099',
    },
    comments: 'I get dizzy when I see needles.',
    consentDetails: {
      consentToTreat: true,
      privacyPolicyConsent: true,
      hieConsent: true,
      signature: { legalName: name, dateTime: payload.createdAt, relationshipWithPatient: 'Self' },
      documents: DOCUMENTS,
    },
  })

  await test.step('the confirmation says what, where, who and what next [CONFIRM-02, -04, -06, -07, -12]', async () => {
    await expect(page).toHaveTitle(/ - Appointment Confirmation$/)
    await expect(heading(page, 'Your form is done!')).toBeVisible()
    const details = card(page, 'Your visit')
    const patient = card(page, 'Patient details')
    for (const text of [name, '(513) 555-0142', 'roz.obrien@example.com', '07/04/1958'])
      await expect(patient).toContainText(text)
    await expect(details).toContainText(
      'Marrowby Market Lantern Square, 100 Lantern Sq, Cincinnati, OH 45202',
    )
    await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(2)
    await details.getByRole('button', { name: 'Show More' }).click()
    await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(3)
    await details.getByRole('button', { name: 'Show Less' }).click()
    await expect(details.getByText('Vaccine', { exact: true })).toHaveCount(2)
    await expect(card(page, 'At the counter').getByRole('listitem')).toHaveCount(6)
  })
})

test('a child walks in with a guardian who signs [CONSENT-07 to -09, FINANCE-03, INSURANCE-06, -07, INTAKE-06, -08]', async ({
  page,
  server,
}) => {
  const guest = aGuest(CHILD)
  const aside = card(page, 'Your vaccines')
  const { payload } = await walkInWatched(page, server, guest, {
    vaccines: 1,
    onPage: async (name) => {
      if (name === 'name') {
        await expect(aside, 'a phone shows it on "Check your answers" alone').toHaveCount(0)
        await expect(page.getByText('Step 1 of 7 · Patient details')).toBeVisible()
      }
      if (['agree', 'sign'].includes(name)) await expect(aside).toHaveCount(0)
    },
  })
  expectPayload(payload, {
    serviceIds: [expect.any(Number)],
    requestedVaccinations: ['Flu'],
    basicInfo: {
      firstName: 'Mateo',
      lastName: guest.lastName,
      dateOfBirth: '2017-03-09',
      phoneNumber: '513-555-0142',
      emailAddress: 'roz.obrien@example.com',
      sexAssignedAtBirth: 'Male',
      race: 'White',
      ethnicity: 'Hispanic or Latino',
      address: ADDRESS,
    },
    insuranceInfo: { hasPrimaryInsurance: '0', stateIssuedId: 'RX 4411 882' },
    comments: 'I get dizzy when I see needles.',
    consentDetails: {
      consentToTreat: true,
      privacyPolicyConsent: true,
      hieConsent: true,
      signature: {
        legalName: `Mateo ${guest.lastName}`,
        dateTime: payload.createdAt,
        relationshipWithPatient: 'Child',
        guardianName: 'Lucía',
        guardianLastName: 'García',
        guardianDetails: {
          phoneNumber: '513-555-0177',
          relationshipWithPatient: 'Child',
          address: ADDRESS,
          dateOfBirth: '1986-11-30',
          sexAssignedAtBirth: 'Female',
        },
      },
      documents: DOCUMENTS,
    },
  })
})
