import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { bookVisit } from '../support/booked-visit.ts'
import { expect, test as journey } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { freePort, startServer } from '../support/server.ts'
import { openSmtpServer } from '../support/smtp.ts'
import { heading } from '../support/walk-in-flow.ts'

/** A server that sends e-mails. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const smtp = await openSmtpServer()
    const port = await freePort()
    const env = {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DEMONSTRATION: 'on',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Visits <visits@stores.example>',
    }
    const server = await startServer({ port, env })
    await use(server)
    await server.stop()
    await smtp.close()
  },
})

async function openVisit(page: Page): Promise<void> {
  const { first } = await bookVisit(page, 'flu')
  await page.goto(`/health-services/scheduler/cancel/${first.id}/${first.confirmCode}`)
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible()
}

test('a guest asks for e-mails and moves the visit by keyboard, and loses the connection in the middle [VISIT-01, VISIT-02, VISIT-06, quality]', async ({
  page,
  context,
  complaints,
}) => {
  await openVisit(page)
  await expect(page.getByText(/^Send me e-mails about this visit/)).toBeVisible()
  await expectAccessible(page, { state: 'your visit' })
  await tabTo(page, 'Send me e-mails')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You get e-mails about this visit.')).toBeFocused()
  await tabTo(page, 'Change day or time', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Change day or time')).toBeVisible()
  await expect(page.getByRole('button', { name: /^\d\d:\d\d [AP]M/ }).first()).toBeVisible()
  await tabTo(page, /^\d\d:\d\d [AP]M/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^We keep this time for you until/)).toBeVisible()
  await expectAccessible(page, { state: 'a new time is kept' })

  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await tabTo(page, 'Confirm new time')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(/^You need a connection to change the time. Your old time is still yours/),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Confirm new time' }).press('Enter')
  await expect(page.getByText('Your appointment has a new time.', { exact: true })).toBeVisible()
  await expect(page.getByText('You get e-mails about this visit.')).toBeVisible()
  await expectAccessible(page, { state: 'your visit, moved' })

  await tabTo(page, 'Stop e-mails')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Send me e-mails about this visit/)).toBeFocused()
})
