import type { Page } from 'playwright'
import { type Guest, readCode } from './walk-in-flow.ts'

/** Answers of the form by the names of its fields: what is typed or selected, the value of a radio, whether a box is ticked. */
export type Answers = Record<string, string | boolean>

/** What a guest answers; other questions with a No are answered by it. */
export function answersOf(guest: Guest): Answers {
  const { guardian, insurance, stateId, preferredName, email, comments } = guest
  return {
    ...personAnswers('', guest),
    ...(preferredName && { preferredName }),
    phoneNumber: guest.phone,
    isMobileNum: guest.isMobile,
    isMobileConsentChecked: guest.isMobile === 'Yes',
    ...(email && { emailAddress: email }),
    ...addressAnswers('', guest.address),
    sexAssignedAtBirth: guest.sex,
    gender: guest.gender,
    race: guest.race,
    ethnicity: guest.ethnicity,
    ...(comments && { comments }),
    hasPrimaryInsurance: insurance ? '1' : '0',
    ...(insurance && {
      insuranceCarrier: insurance.carrier,
      cardholderIdNumber: insurance.cardholderId,
      groupNumber: insurance.group,
    }),
    ...(stateId && { stateIssuedId: stateId }),
    patientLegalName: `${guest.firstName} ${guest.lastName}`,
    relationshipWithPatient: guardian?.relationship ?? 'Self',
    ...(guardian && {
      ...personAnswers('responsibleParty', guardian),
      responsiblePartyPhoneNumber: guardian.phone,
      responsiblePartySex: guardian.sex,
      ...addressAnswers('responsibleParty', guest.address),
    }),
    privacyPractice: true,
    generalConsent: true,
    hieConsent: 'Yes',
  }
}

type Person = Pick<Guest, 'firstName' | 'lastName' | 'birth'>

function personAnswers(prefix: string, { firstName, lastName, birth }: Person): Answers {
  return prefixed(prefix, {
    firstName,
    lastName,
    dobMonth: birth.month,
    dobDay: birth.day,
    dobYear: birth.year,
  })
}

function addressAnswers(prefix: string, address: Guest['address']): Answers {
  return prefixed(prefix, {
    addressLineOne: address.line1,
    ...(address.line2 && { addressLineTwo: address.line2 }),
    city: address.city,
    state: address.state,
    zipCode: address.zip,
    county: address.county,
  })
}

function prefixed(prefix: string, answers: Answers): Answers {
  if (prefix === '') return answers
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      prefix + name[0]?.toUpperCase() + name.slice(1),
      answer,
    ]),
  )
}

/** Begins the walk-in, in the languages of the journeys. */
const START = /^(Start|Empezar|البدء)$/

/**
 * From the landing page, the selection or a screen of the form that is open to the confirmation, or until the screen with the heading
 * `until` is filled: texts go in as a keyboard's do, the rest by clicks, all of it inside the page. Returns what its fields held.
 */
export async function fillForm(page: Page, answers: Answers, until = ''): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const start = page.locator('a, button').filter({ hasText: START })
  if (await start.isVisible()) {
    // A press before the app is alive follows the link: the page that comes is another one.
    await start.click()
    await start.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  return page.evaluate(fillFromHere, { answers, until })
}

/** A whole walk-in from the landing page that is open; returns its counter code. */
export async function quickWalkIn(page: Page, guest: Guest): Promise<string> {
  await fillForm(page, answersOf(guest))
  return readCode(page)
}

/** Runs in the page. */
async function fillFromHere({ answers, until }: { answers: Answers; until: string }): Promise<string> {
  const PATIENCE = 20_000
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  const next = () => new Promise((resolve) => setTimeout(resolve, 10))
  const waitFor = async (what: string, isDone: () => boolean): Promise<void> => {
    const started = Date.now()
    while (!isDone()) {
      const problems = Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)
      if (Date.now() - started > PATIENCE)
        throw new Error(`${what}, on "${heading()}": ${problems.join(' ')}`)
      await next()
    }
  }
  const buttons = (place: ParentNode, label: RegExp) =>
    Array.from(place.querySelectorAll<HTMLElement>('button, a')).filter(({ textContent }) =>
      label.test(textContent?.trim() ?? ''),
    )
  const controls = () =>
    Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form :is(input, select)'))
      .concat(Array.from(document.querySelectorAll('form textarea')) as never[])
      .filter(({ disabled }) => !disabled)

  const answerOf = (control: HTMLInputElement | HTMLSelectElement) => {
    if (control.name in answers) return answers[control.name]
    if (control.name === 'vaccines') return control === controls()[0]
    return control.type === 'radio' && control.value === 'No' ? 'No' : undefined
  }
  const isFilled = (control: HTMLInputElement | HTMLSelectElement) => {
    const answer = answerOf(control)
    if (answer === undefined) return true
    if (control instanceof HTMLSelectElement) return control.value !== ''
    if (control.type === 'radio') return control.checked || control.value !== answer
    return control.type === 'checkbox' ? control.checked === answer : control.value !== ''
  }
  const fill = (control: HTMLInputElement | HTMLSelectElement) => {
    const answer = answerOf(control)
    if (control instanceof HTMLSelectElement) {
      control.value = String(answer)
      if (control.value !== answer) {
        const option = Array.from(control.options).find(({ label }) => label === answer)
        control.value = option?.value ?? ''
      }
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control.type === 'radio' || control.type === 'checkbox') {
      control.click()
    } else {
      control.focus()
      control.select()
      document.execCommand('insertText', false, String(answer))
    }
  }
  /** Cards are added while there are answers for one more. */
  const addCard = () => {
    const names = controls().map(({ name }) => name)
    const another = Object.keys(answers).find((name) => {
      const [, list, index, field] = /^(.+)-(\d+)-(\w+)$/.exec(name) ?? []
      return !names.includes(name) && names.includes(`${list}-${Number(index) - 1}-${field}`)
    })
    const [add] = another === undefined ? [] : buttons(document, /^Add another/)
    add?.click()
    return add !== undefined
  }
  /** What a press opens is filled next; a press that comes before the page listens is made again. */
  const fillScreen = async () => {
    await waitFor('Fields stay empty', () => {
      const empty = controls().filter((control) => !isFilled(control))
      for (const control of empty) if (control.isConnected) fill(control)
      return empty.length === 0 && !addCard()
    })
    ;(document.activeElement as HTMLElement | null)?.blur()
  }
  /** Keeps the address that was typed where another is suggested. */
  const keepAddress = () => {
    const dialog = document.querySelector('dialog[open]')
    if (!dialog) return
    const entered = dialog.querySelector<HTMLElement>('input[name=address][value=entered]')
    if (!entered) return
    entered.click()
    dialog.querySelector('button')?.click()
  }

  const held: string[] = []
  for (;;) {
    const isForm = () => document.querySelector('form button[type=submit]') !== null
    const before = heading()
    await waitFor(
      'No form came',
      () => isForm() && (!location.pathname.includes('/select/') || controls().length > 0),
    )
    await fillScreen()
    held.push(...controls().map(({ value }) => value))
    if (heading() === until) return held.join('\n')
    document.querySelector<HTMLElement>('form button[type=submit]')?.click()
    await waitFor('The page stays', () => {
      keepAddress()
      return heading() !== before && heading() !== ''
    })
    if (location.pathname.endsWith('/confirmation')) return held.join('\n')
  }
}
