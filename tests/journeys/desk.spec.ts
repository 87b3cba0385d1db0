import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { TENANT_HEADERS } from '#contract/entry'
import type { WalkIn } from '#contract/walk-in'
import { expectAccessible } from '../support/axe.ts'
import { launchOptions } from '../support/browser.ts'
import { aWalkIn } from '../support/builders.ts'
import { findIn, findInHeap } from '../support/canaries.ts'
import { expect, test, watch } from '../support/fixtures.ts'
import { type RunningServer, runVerb } from '../support/server.ts'
import { foundIn, openPlaces } from '../support/traces.ts'

const STORE = '90100001'
const PIN = '4826'

/** Invites a desk as the operator does, and answers the link. */
async function invite({ dataDir, url }: RunningServer): Promise<string> {
  const { stdout, stderr } = await runVerb('desk', ['invite', STORE, '--name', 'Front counter'], { dataDir })
  const [, secret] = /#([\w-]+)/.exec(stdout) ?? []
  expect(secret, stderr).toBeDefined()
  return `${url}/health-services/desk#${secret}`
}

async function enrol(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Choose a PIN').fill(PIN)
  await page.getByLabel('Type the PIN again').fill(PIN)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody yet today').or(page.locator('[data-row]').first())).toBeVisible()
}

/** Checks a guest in as the form does. */
async function checkIn(page: Page, { url }: RunningServer, walkIn: Partial<WalkIn>): Promise<void> {
  const now = new Date().toISOString()
  const body = aWalkIn({ locationNumber: STORE, serviceIds: [201], createdAt: now, ...walkIn })
  body.consentDetails.signature.dateTime = now
  const headers = { ...TENANT_HEADERS, 'idempotency-key': `the-key-of-${body.counterCode}` }
  const answer = await page.request.post(`${url}/appointment-management/v2/appointments/walk-in`, {
    headers,
    data: body,
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

const row = (page: Page, code: string) => page.getByRole('button', { name: new RegExp(`^${code}`) })

test('a desk is enrolled, and a guest who checks in is found, called and served by keyboard alone [DESK-01, DESK-02, DESK-03, DESK-05, DESK-09] @desktop', async ({
  page,
  server,
}) => {
  await enrol(page, await invite(server))
  expect(page.url()).toBe(`${server.url}/health-services/desk`)
  await checkIn(page, server, { counterCode: 'B7K2MX' })
  await expect(row(page, 'B7K2MX')).toBeVisible({ timeout: 2000 })
  await expectAccessible(page, { state: 'the list' })
  await page.keyboard.type('b7k2mx\n')
  await expect(page.getByRole('heading', { level: 1, name: /^B7K2MX/ })).toBeFocused()
  await expect(page.getByText('Gelatin capsules').first()).toBeVisible()
  await expectAccessible(page, { state: 'a visit' })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('B7K2MX: called.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'B7K2MX')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('B7K2MX: served.', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('B7K2MX: called.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Store/ }).click()
  await expect(page.getByRole('button', { name: '20 min' })).toBeVisible()
  await expectAccessible(page, { state: "the store's page" })
  await page.getByRole('button', { name: '20 min' }).click()
  await expect(page.getByText('Guests see a wait of 20 minutes now.')).toBeVisible()
  await page.goBack()
  await expect(row(page, 'B7K2MX')).toBeVisible()
})

test('nothing of a visit that was opened stays in the browser after the desk is locked [DESK-07] @desktop', async ({
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const context = await chromium.launchPersistentContext(folder, launchOptions())
  const complaints = watch(context, server.url)
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const marks = ['Zqaxvkwjh', 'Zqbxvkwjh', 'Zqcxvkwjh', 'B9TQ4X']
    const [firstName = '', lastName = '', comments = '', counterCode = ''] = marks
    await enrol(page, await invite(server))
    const { basicInfo, consentDetails } = aWalkIn()
    const signature = { ...consentDetails.signature, legalName: `${firstName} ${lastName}` }
    await checkIn(page, server, {
      counterCode,
      comments,
      basicInfo: { ...basicInfo, firstName, lastName },
      consentDetails: { ...consentDetails, signature },
    })
    await expect(row(page, counterCode)).toBeVisible()
    await page.getByLabel('Show names').check()
    await page.keyboard.type(counterCode)
    await expect(page.getByText(comments)).toBeVisible()
    expect(foundIn(await openPlaces(page), marks)).toEqual([])
    await page.keyboard.press('F8')
    // The search for it is also the last that the memory has of a search through the page's text.
    await expect(page.getByText('Locked', { exact: true })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/Zq|B9TQ4X/)
    const [inMemory] = await findInHeap(page, marks)
    expect(inMemory, 'in the memory of the locked page').toEqual([])
    expect(foundIn(server.logs(), marks), 'in the log').toEqual([])
    expect(complaints.all()).toEqual([])
    await context.close()
    expect(findIn(folder, marks), 'in the profile').toEqual([])
  } finally {
    await context.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})
