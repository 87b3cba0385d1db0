import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Page } from 'playwright'
import { type Answers, answersOf } from './quick-form.ts'
import type { Guest } from './walk-in-flow.ts'

const ENCODINGS = ['utf8', 'utf16le'] as const
/** Cards of a question that asks for names alone, and of the one for medicines. */
const CARDS = 10
const MEDICINES = 3
const DAY = 24 * 60 * 60_000

/** Where any of the texts lies below a folder, as it is or as UTF-16: "file: text (encoding)". Other processes may write meanwhile. */
export function findIn(folder: string, texts: readonly string[]): string[] {
  const wanted = ENCODINGS.flatMap((encoding) => byEnd(texts, encoding))
  return filesIn(folder).flatMap((path) => {
    const content = readIfThere(path)
    if (!content) return []
    const near = wanted.flatMap(({ end, ending }) => (content.includes(end) ? ending : []))
    const found = near.filter(({ bytes }) => content.includes(bytes))
    return found.map(({ says }) => `${relative(folder, path)}: ${says}`)
  })
}

/** What the page has in memory, after what nothing refers to was cleared, and where any of the texts lies in it. */
export async function findInHeap(page: Page, ...lists: (readonly string[])[]): Promise<string[][]> {
  const session = await page.context().newCDPSession(page)
  const folder = mkdtempSync(join(tmpdir(), 'heap-'))
  const file = openSync(join(folder, 'page.heapsnapshot'), 'w')
  try {
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void writeSync(file, chunk))
    await session.send('HeapProfiler.enable')
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    return lists.map((texts) => findIn(folder, texts))
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
    await session.detach()
  }
}

type Wanted = { bytes: Buffer; says: string }

/** Texts by their ends: many share one, which is looked for first. */
function byEnd(
  texts: readonly string[],
  encoding: (typeof ENCODINGS)[number],
): { end: Buffer; ending: Wanted[] }[] {
  const ends = new Map<string, Wanted[]>()
  for (const text of texts) {
    const others = ends.get(text.slice(-5)) ?? []
    ends.set(text.slice(-5), [
      ...others,
      { bytes: Buffer.from(text, encoding), says: `${text} (${encoding})` },
    ])
  }
  return [...ends].map(([end, ending]) => ({ end: Buffer.from(end, encoding), ending }))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** A guest whose every typed answer is a mark: a text that nothing else would write. */
export interface MarkedGuest {
  guest: Guest
  allergies: string[]
  conditions: string[]
  medicines: { name: string; dose: string }[]
  /** All of them, as typed and as the form writes them. */
  marks: string[]
}

/** A child with a guardian, with insurance or with a state ID; `seed` makes its marks unlike those of another. */
export function markedGuest(seed: number, { isInsured = true } = {}): MarkedGuest {
  const marks: string[] = []
  const mark = (prefix = 'Zq') => {
    const text = `${prefix}${letters(seed)}x${letters(marks.length)}vkwjh`
    marks.push(text)
    return text
  }
  const phone = () => {
    const line = String(1000 + ((seed * 97 + marks.length * 13) % 9000))
    marks.push(`513447${line}`, `(513) 447-${line}`, `513-447-${line}`)
    return `513 447 ${line}`
  }
  const address = () => ({
    line1: `88 ${mark()} Way`,
    line2: `Apt ${mark()}`,
    city: mark(),
    state: 'OH',
    zip: '99999', // unknown, so that city and county are typed
    county: mark(),
  })
  const guest: Guest = {
    firstName: mark(),
    lastName: mark(),
    preferredName: mark(),
    birth: { month: '3', day: '9', year: '2017' },
    phone: phone(),
    isMobile: 'Yes',
    email: `${mark('zq')}@example.com`,
    address: address(),
    sex: 'Female',
    gender: 'Female',
    race: 'White',
    ethnicity: 'Not Hispanic or Latino',
    ...(isInsured
      ? { insurance: { carrier: 'Medicaid', cardholderId: mark(), group: mark() } }
      : { stateId: mark() }),
    guardian: {
      relationship: 'Child',
      firstName: mark(),
      lastName: mark(),
      birth: { month: '11', day: '30', year: '1986' },
      phone: phone(),
      sex: 'Female',
    },
    comments: `She is afraid of ${mark()}.`,
  }
  return {
    guest,
    allergies: Array.from({ length: CARDS }, () => mark()),
    conditions: Array.from({ length: CARDS }, () => mark()),
    medicines: Array.from({ length: MEDICINES }, () => ({ name: mark(), dose: mark() })),
    marks,
  }
}

/** A number in letters, always three. */
function letters(number: number): string {
  return [676, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(number / unit) % 26))).join('')
}

/** All that a marked guest answers, by the names of its fields; each medicine was taken two days ago. */
export function markedAnswers({ guest, allergies, conditions, medicines }: MarkedGuest): Answers {
  const taken = new Date(Date.now() - 2 * DAY)
  const [year = '', month = '', day = ''] = taken.toISOString().slice(0, 10).split('-')
  return {
    ...answersOf(guest),
    ...cards(
      'haveAllergies',
      allergies.map((name) => ({ name })),
    ),
    ...cards(
      'haveMedicalConditions',
      conditions.map((name) => ({ name })),
    ),
    ...cards(
      'takesImmunoSuppressants',
      medicines.map((medicine) => ({ ...medicine, month, day, year })),
    ),
  }
}

function cards(question: string, answers: readonly Record<string, string>[]): Answers {
  const fields = answers.flatMap((card, index) =>
    Object.entries(card).map(([field, text]) => [`${question}Details-${index}-${field}`, text]),
  )
  return { [question]: 'Yes', ...Object.fromEntries(fields) }
}

/** Types the marks that a page of the form has room for beside the guest's own answers, by the labels of its fields. */
export async function typeMarks(page: Page, name: string, marked: MarkedGuest): Promise<void> {
  if (name === 'today') await typeCards(page, 'Allergy', 'Add another allergy', marked.allergies)
  if (name === 'health') {
    await say(page, /long-term health problem/, 'Yes')
    await typeCards(page, 'Health problem', 'Add another health problem', marked.conditions)
    await say(page, /immune system weaker/, 'Yes')
    const names = marked.medicines.map((medicine) => medicine.name)
    await typeCards(page, 'Medicine', 'Add another medicine', names)
    for (const [index, { dose }] of marked.medicines.entries()) await typeDose(page, index, dose)
  }
}

/** The dose of a medicine, last taken two days ago. */
async function typeDose(page: Page, index: number, dose: string): Promise<void> {
  const taken = new Date(Date.now() - 2 * DAY)
  const group = page.getByRole('group', { name: 'Date it was last taken' }).nth(index)
  await group.getByLabel('Month').fill(String(taken.getUTCMonth() + 1))
  await group.getByLabel('Day').fill(String(taken.getUTCDate()))
  await group.getByLabel('Year').fill(String(taken.getUTCFullYear()))
  await page.getByLabel('Dose, if you know it').nth(index).fill(dose)
}

async function say(page: Page, question: RegExp, answer: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check()
}

async function typeCards(page: Page, label: string, add: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.getByRole('button', { name: add }).click()
    await page.getByLabel(label, { exact: true }).nth(index).fill(text)
  }
}

/** Keeps what was typed whenever the form suggests another address, as a guest in a hurry does. */
export async function keepEnteredAddresses(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Check your address' })
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByRole('radio', { name: /Address you entered/ }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  })
}
