import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { configureCategory, expectAddress, press, RESULTS } from '../../../../tests/support/dom-find.ts'
import {
  at,
  choose,
  expectAlert,
  expectHeading,
  goBack,
  openFlow,
  proceed,
  tick,
  typeDate,
} from '../../../../tests/support/dom-prescreen.ts'
import {
  FLU,
  findSlot,
  openResults,
  pickSlot,
  proceedToForm,
  slots,
} from '../../../../tests/support/dom-results.ts'

describe('questions that come from no source', () => {
  const withoutQuestions = async () => {
    const source = { isDown: true }
    const fail = (path: string) => {
      if (source.isDown && path.includes('two-dose-eligibility-questions'))
        throw new TypeError('fetch failed')
    }
    vi.doMock('../../content/bundled.ts', async (original) => {
      const { readBundled } = await original<typeof import('../../content/bundled.ts')>()
      return {
        readBundled: async (path: string) => {
          fail(path)
          return readBundled(path)
        },
      }
    })
    onTestFinished(() => vi.doUnmock('../../content/bundled.ts'))
    const page = await openFlow('Vaccines', {
      before: ({ answer }) =>
        answer(/two-dose/, (path, _init, next) => {
          fail(path)
          return next()
        }),
    })
    await tick(page, 'checkbox', /Shingles/)
    await proceed(page)
    await expectAlert('We are experiencing an issue at this time. Please try again later.')
    return { page, source }
  }

  it('stop their vaccine and no other [ELIG-28, ELIG-29]', async () => {
    const { page } = await withoutQuestions()
    await expectAccessible('no questions')
    await press(page, 'Change my answers')
    await tick(page, 'checkbox', /Shingles/)
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    await press(page, 'See Availability')
    await expectAddress(page, RESULTS)
  })

  it('are asked for again on the next page load [ELIG-28, ELIG-29]', async () => {
    const { page, source } = await withoutQuestions()
    source.isDown = false
    await goBack(page, at(1))
    await page.reload()
    expect(await screen.findByRole('checkbox', { name: /Shingles/ })).toBeChecked()
    await proceed(page)
    await expectHeading('When was the patient born?')
  })
})

describe('a slot that was held before its questions were configured', () => {
  const FIRST = 'A few questions first'
  const yearly = () => screen.findByRole('checkbox', { name: 'COVID-19 yearly' })

  const held = async () => {
    const before = (opened: OpenedPage) => configureCategory(opened, 'Vaccines', { prescreenFlow: undefined })
    const page = await openResults({ ...FLU, serviceIds: [227] }, { before })
    const time = await pickSlot(page, slots().at(-1) as HTMLElement)
    await proceedToForm(page)
    await expectHeading(FIRST)
    page.answer(/scheduler-config/, (_path, _init, next) => next())
    return { page, time }
  }

  it('replaces the form with a link to the questions [ELIG-16, INTAKE-08]', async () => {
    const { page } = await held()
    expect(screen.getByText(/Then choose your time again/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await expectAccessible('questions first')
    await page.reload()
    await expectHeading(FIRST)
    const button = await screen.findByRole('button', { name: 'Answer the questions' })
    for (let tabs = 0; tabs < 20 && document.activeElement !== button; tabs += 1) await page.user.tab()
    await page.user.keyboard('{Enter}')
    await expectAddress(page, at(1))
    expect(await yearly()).toBeChecked()
    window.history.back() // leads to no form without a time
    await expectAddress(page, at(1))
    expect(await yearly()).toBeChecked()
  })

  it('is offered again after them, and then the form [ELIG-16, ROUTE-12]', async () => {
    const { page, time } = await held()
    await page.reload()
    await press(page, 'Answer the questions')
    await yearly()
    await proceed(page)
    await typeDate(page, '1984-02-29')
    await proceed(page)
    for (const question of [/bad reaction/, /vaccine before/]) {
      await choose(page, question, 'No')
      await proceed(page)
    }
    await expectAddress(page, RESULTS)
    await findSlot()
    const [again] = slots().filter((slot) => slot.getAttribute('aria-label') === time)
    await pickSlot(page, again as HTMLElement)
    await proceedToForm(page)
    expect((await screen.findAllByRole('textbox'))[0]).toBeVisible()
  })
})
