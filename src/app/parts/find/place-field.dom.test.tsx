import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { aDevice } from '../../../../tests/support/dom-clinics.ts'
import {
  expectAddress,
  failure,
  fill,
  holdUp,
  locationBox,
  openForm,
  press,
  RESULTS,
  searchHere,
  submitButton,
  typeBox,
} from '../../../../tests/support/dom-find.ts'
import { PlaceField } from './PlaceField.tsx'

const SIMILAR = /similar-addresses/
/** How long typing rests before places are asked for, in milliseconds [FIND-16]. */
const REST = 500
const options = () => {
  const list = screen.queryByRole('listbox', { name: 'Places' })
  return list ? within(list).getAllByRole('option') : []
}
const firstOption = async () => {
  await waitFor(() => expect(options()).not.toEqual([]))
  return options()[0] as HTMLElement
}
/** Queries of the calls for suggestions, in order. */
const asked = ({ network }: OpenedPage) =>
  network.sent
    .filter(({ path }) => SIMILAR.test(path))
    .map(({ path }) => new URL(path, 'http://localhost').searchParams)

/** The form, with some letters, which come at once, as its location. */
async function typed(text: string): Promise<OpenedPage> {
  const page = await openForm()
  await fill(page, locationBox(), text)
  return page
}

describe('places that are suggested', () => {
  it('are five at most, each with its state [FIND-14, FIND-17, API-04]', async () => {
    const page = await typed('Cinci')
    expect(await firstOption()).toHaveTextContent(/^Cincinnati, OH$/)
    expect(options().length).toBeLessThanOrEqual(5)
    for (const { textContent } of options()) expect(textContent).toMatch(/, [A-Z]{2}$/)
    const query = asked(page).at(-1)
    expect(query?.get('filter.freeFormAddress')).toBe('Cinci')
    expect(query?.get('page.size')).toBe('5')
    expect(locationBox()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(/places?\. /)).toHaveRole('status')
    await expectAccessible('suggestions')
  })

  it('are marked by the arrow keys and chosen by Enter, which sends nothing [FIND-14, FIND-15]', async () => {
    const { user } = await typed('Cinci')
    await firstOption()
    const marked = () => options().filter((one) => one.getAttribute('aria-selected') === 'true')
    await user.keyboard('{ArrowUp}')
    expect(marked()).toEqual([options().at(-1)])
    await user.keyboard('{ArrowDown}')
    expect(marked()).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(marked()).toEqual([options()[0]])
    expect(marked()[0]).toHaveTextContent('Cincinnati, OH')
    expect(locationBox()).toHaveAttribute('aria-activedescendant', marked()[0]?.id)
    await user.keyboard('{Enter}')
    expect(locationBox()).toHaveValue('Cincinnati, OH')
    expect(options()).toEqual([])
    expect(locationBox()).toHaveAttribute('aria-expanded', 'false')
    expect(document.title).not.toMatch(/^Error/)
  })

  it('disappear on Escape and on blur; the typed text stays [FIND-14, FIND-15]', async () => {
    const { user } = await typed('Cinci')
    await firstOption()
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(locationBox()).toHaveValue('Cinci')
    await user.keyboard('n')
    await firstOption()
    await user.tab()
    expect(options()).toEqual([])
    expect(locationBox()).toHaveValue('Cincin')
    await user.clear(locationBox())
    expect(options()).toEqual([])
  })

  it('are chosen by a tap, which leaves the focus where it is [FIND-15]', async () => {
    const { user } = await typed('4520')
    await user.click(await firstOption())
    expect(locationBox().value).toMatch(/^4520\d$/)
    expect(options()).toEqual([])
    expect(locationBox()).toHaveFocus()
  })

  it('are asked for once typing rests, and not for blanks [FIND-16]', async () => {
    const page = await openForm()
    const typesSlowly = async (text: string) => {
      fireEvent.change(locationBox(), { target: { value: text } })
      await vi.advanceTimersByTimeAsync(REST - 1)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const text of ['H', 'Ho', 'Hou', 'Hous']) await typesSlowly(text)
    expect(asked(page)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await firstOption()
    expect(asked(page).map((query) => query.get('filter.freeFormAddress'))).toEqual(['Hous'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await typesSlowly('   ')
    expect(options()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked(page)).toHaveLength(1)
  })

  it('are not shown when they come too late [FIND-16]', async () => {
    const page = await openForm()
    const letGo = holdUp(page, /freeFormAddress=Cinci&/)
    await fill(page, locationBox(), 'Cinci')
    await waitFor(() => expect(asked(page)).toHaveLength(1))
    await fill(page, locationBox(), 'Phoe')
    expect(await firstOption()).toHaveTextContent(/^Phoenix, AZ/)
    await letGo()
    expect(options()[0]).toHaveTextContent(/^Phoenix, AZ/)
  })

  it('come for what was typed before the page was alive [FIND-16]', async () => {
    const page = await openForm()
    const field = <PlaceField id="early" value="Cinci" error={undefined} onChange={() => {}} ref={null} />
    const early = document.body.appendChild(document.createElement('div'))
    early.innerHTML = renderToString(field)
    early.querySelector('input')?.focus()
    const root = await act(async () => hydrateRoot(early, field))
    expect(await within(early).findAllByRole('option')).not.toEqual([])
    expect(asked(page)[0]?.get('filter.freeFormAddress')).toBe('Cinci')
    await act(async () => root.unmount())
    early.remove()
  })

  it('are optional: a search with free text works while they fail [FIND-18]', async () => {
    const page = await openForm()
    page.answer(SIMILAR, () => failure(500))
    await page.user.selectOptions(typeBox(), 'Video Visits')
    await page.user.selectOptions(typeBox(), 'Clinic Visits')
    await page.user.type(locationBox(), 'Cincinnati, OH')
    // A slow typist asks more than once.
    const last = () => asked(page).at(-1)?.get('filter.freeFormAddress')
    await waitFor(() => expect(last()).toBe('Cincinnati, OH'))
    expect(options()).toEqual([])
    await page.user.click(submitButton())
    await press(page, 'No')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ location: 'Cincinnati, OH' })
  })
})

describe('the position of the device', () => {
  const useLocation = () => screen.findByRole('button', { name: 'Use my location' })

  it('is searched with two decimals; the field shows "My location" and the results say the town [BK-10]', async () => {
    const device = aDevice()
    const page = await openForm()
    await page.user.selectOptions(typeBox(), 'Clinic Visits')
    await page.user.click(await useLocation())
    act(() => device.tell(39.1031, -84.5121))
    await waitFor(() => expect(locationBox()).toHaveValue('My location'))
    await page.user.click(submitButton())
    await press(page, 'No')
    await expectAddress(page, RESULTS)
    expect(searchHere()).toMatchObject({ location: '39.10,-84.51' })
    expect(await screen.findByText(/^Showing times near Cincinnati, OH\./)).toBeVisible()
  })

  it('that is refused says what to do instead, and what is typed over it counts [BK-10]', async () => {
    const device = aDevice()
    const page = await openForm()
    await page.user.click(await useLocation())
    act(() => device.fail(1))
    expect(
      await screen.findByText(/^We do not know where you are: your browser does not share it\./),
    ).toBeVisible()
    await page.user.click(await useLocation())
    act(() => device.tell(39.1031, -84.5121))
    await waitFor(() => expect(locationBox()).toHaveValue('My location'))
    await fill(page, locationBox(), '45202')
    expect(locationBox()).toHaveValue('45202')
  })
})
