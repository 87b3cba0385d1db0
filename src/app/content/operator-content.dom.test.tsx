import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, screen } from '../../../tests/support/dom.tsx'
import { operatorContent } from '../../../tests/support/dom-content.ts'
import { aVisit } from '../../../tests/support/intake.ts'

const SCHEDULE = '/health-services/scheduler/schedule'
const SELECTION = '/health-services/instant-vaccines/select/90100001'
const SCHEDULER = 'hw_config/1.0.0/scheduler'
const MARKUP = '<img src="x" onerror="document.title=1"><b>Sick?</b> &amp; <script>1</script>'

describe('a document of the operator', () => {
  it('is shown as text where it holds markup [CONTENT-31, class 45]', async () => {
    const { content } = operatorContent({
      [`${SCHEDULER}/medical-information.json`]: (text) => {
        const document = JSON.parse(text)
        document.data.pages[0].questions[0].hint = MARKUP
        return JSON.stringify(document)
      },
    })
    await openPage(SCHEDULE, {
      entry: { step: 'medicalInformation', page: 'today' },
      visit: aVisit(),
      server: { content },
    })
    expect(await screen.findByText(MARKUP)).toBeVisible()
    expect(screen.getByRole('main').querySelectorAll('img[src="x"], b, script')).toHaveLength(0)
    await waitFor(() => expect(document.title).toMatch(/ - Patient Info Form$/))
  })

  it('is replaced by the bundled one where it is broken, and the log names the file [CONTENT-11, class 45]', async () => {
    const { content, logged } = operatorContent({
      [`${SCHEDULER}/form-config.json`]: (text) => text.slice(0, -20),
      'text/1.0.0/scheduler/vaccine-consent.json': () => '{"version":9,"data":{}}',
    })
    const { user } = await openPage(SCHEDULE, {
      entry: { step: 'medicalInformation', page: 'today' },
      visit: aVisit(),
      server: { content },
    })
    await screen.findByRole('heading', { level: 1, name: 'Today, allergies and past shots' })
    for (const group of screen.getAllByRole('radiogroup')) {
      await user.click(within(group).getByRole('radio', { name: 'No' }))
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Health and medicine' })).toBeVisible()
    const refused = logged.filter(({ event }) => event === 'content-refused')
    expect(refused.map(({ file }) => file)).toContain(`${SCHEDULER}/form-config.json`)
  })

  it('is shown by the app even when forceFetch does not list it [CONTENT-09, CONTENT-10]', async () => {
    const { content } = operatorContent({
      [`${SCHEDULER}/prescreen-data.json`]: (text) =>
        text.replace(/("infoMessage": ")[^"]*/, '$1Ask us for the quiet room.'),
    })
    await openPage(SELECTION, { server: { content } })
    expect((await screen.findAllByText('Ask us for the quiet room.'))[0]).toBeVisible()
  })
})
