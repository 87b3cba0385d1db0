import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { answersOf, aPatient, WANTED } from '../../../../tests/support/booking-answers.ts'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { fillForm, fillShown, goOn, titleOf } from '../../../../tests/support/dom-booking.ts'
import { changeDocument } from '../../../../tests/support/dom-content.ts'
import { dateBox, dayAhead, fill, openForm, search } from '../../../../tests/support/dom-find.ts'
import { findSlot, pickSlot, proceed, slots } from '../../../../tests/support/dom-results.ts'
import { misshapen } from '../../../../tests/support/tracked-events.ts'
import type { TrackedEvent } from '../../platform/analytics.ts'

const EVENTS = '/collect/visits'

/** Takes the events of the page, once it has been left. */
async function track(): Promise<() => Promise<TrackedEvent[]>> {
  const beacons: Blob[] = []
  const sendBeacon = (path: string, body: Blob) => {
    if (path === EVENTS) beacons.push(body)
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon')
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const { startTracking } = await import('../../state/tracking.ts')
  // Files share a document: what tracking listens to there ends with the test.
  document.addEventListener = (...[type, listener, options]: Parameters<Document['addEventListener']>) => {
    Document.prototype.addEventListener.call(document, type, listener, options)
    onTestFinished(() => document.removeEventListener(type, listener, options))
  }
  await startTracking()
  Reflect.deleteProperty(document, 'addEventListener')
  return async () => {
    window.dispatchEvent(new Event('pagehide'))
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    const lists = await Promise.all(beacons.map((body) => body.text()))
    return lists.flatMap((text): TrackedEvent[] => JSON.parse(text))
  }
}

/** From the main page through the questions of a physical to its times, and on to the form. */
async function findAndPick(page: OpenedPage): Promise<void> {
  const { type, prescreen } = WANTED.clinic.adult
  await fill(page, dateBox(), dayAhead(1))
  await search(page, type)
  await page.user.click(await screen.findByRole('button', { name: 'No' }))
  // The results have a form too, which would search again.
  while (titleOf() !== 'Choose a time') {
    const title = titleOf()
    fillShown(prescreen)
    if (document.querySelector('main form')) goOn()
    await waitFor(() => expect(titleOf()).not.toBe(title))
  }
  await findSlot()
  await pickSlot(page, slots().at(-1) as HTMLElement)
  await proceed(page)
  await screen.findByRole('heading', { level: 1, name: 'Who is the visit for?' })
}

it('a booked visit is tracked step by step, without anything that the guest typed [EVENTS-01 to EVENTS-05, EVENTS-07]', async () => {
  const page = await openForm(undefined, {
    before: (opened) =>
      changeDocument(opened, 'schedulerConfig', (data) => ({ ...data, eventsPath: EVENTS })),
  })
  const leave = await track()
  const answers = answersOf(aPatient())
  await findAndPick(page)
  goOn() // with nothing filled in
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull())
  await fillForm(page, answers)
  const tel = await waitFor(() => document.querySelector<HTMLElement>('a[href^="tel:"]') as HTMLElement)
  await page.user.click(tel)
  const taken = await leave()

  const steps = taken.filter(({ event }) => /Flow$/.test(event))
  expect(
    steps.map(({ event, flowStepNum, flowStepDescription }) => [event, flowStepNum, flowStepDescription]),
  ).toEqual([
    ['startFlow', 2, 'find appointment'],
    ['continueFlow', 3, 'select appointment date'],
    ['completeFlow', 3, 'confirm appointment'],
  ])
  expect(steps.map(({ appointmentType }) => appointmentType)).toEqual(['Physicals', 'Physicals', 'Physicals'])
  const pages = taken.filter(({ event }) => event === 'navigation').map(({ description }) => description)
  expect(pages).toEqual(['main', 'prescreen', 'results', 'schedule', 'confirmation'])
  expect(taken.find(({ event }) => event === 'constraintError')?.fields).toContain('firstName')
  expect(taken.find(({ event }) => event === 'linkClicked')?.description).toBe('tel')
  expect(taken.map(({ event }) => event)).not.toContain('formAbandonment')
  expect(misshapen(taken)).toEqual([])
  const said = JSON.stringify(taken).toLowerCase()
  const typed = Object.values(answers)
    .flat()
    .filter((value) => value.length > 3)
  expect(typed.length).toBeGreaterThan(15)
  expect(typed.filter((value) => said.includes(value.toLowerCase()))).toEqual([])
})
