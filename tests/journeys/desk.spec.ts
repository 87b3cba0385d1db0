import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { aWalkInAt, sendWalkIn } from '../support/counter-guests.ts'
import { enrolDesk, inviteDesk } from '../support/counter-technician.ts'
import { expect, test } from '../support/fixtures.ts'
import { stickingOut } from '../support/sizes.ts'

const STORE = '90100001'

const row = (page: Page, code: string) => page.getByRole('button', { name: new RegExp(`^${code}`) })

test('a desk is enrolled, and a guest who checks in is found, called and served by keyboard alone [DESK-01, DESK-02, DESK-03, DESK-05, DESK-09] @desktop', async ({
  page,
  server,
}) => {
  await enrolDesk(page, await inviteDesk(server, STORE, '--name', 'Front counter'))
  expect(page.url()).toBe(`${server.url}/health-services/desk`)
  await sendWalkIn(server.url, aWalkInAt(STORE, { counterCode: 'B7K2MX' }))
  await expect(row(page, 'B7K2MX')).toBeVisible()
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

test('on a phone with text of 200 percent no row of the list is cut off [DESK-02]', async ({
  page,
  server,
}) => {
  await enrolDesk(page, await inviteDesk(server, STORE))
  await sendWalkIn(server.url, aWalkInAt(STORE, { counterCode: 'WWWWWW' }, 65))
  await expect(row(page, 'WWWWWW')).toBeVisible()
  await expect.poll(() => stickingOut(page, 2)).toEqual([])
})
