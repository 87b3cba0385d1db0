import { expect, it, onTestFinished } from 'vitest'
import { screen } from '../../../../tests/support/dom.tsx'
import { CONFIRMATION, openBooked, shownTime } from '../../../../tests/support/dom-booked.ts'

it('where the device can share, the text has when, where and the code and nothing of what for [BK-40]', async () => {
  const shared: ShareData[] = []
  const { user, booked } = await openBooked('flu', CONFIRMATION, {
    before: () => {
      Object.assign(navigator, { share: async (what: ShareData) => void shared.push(what) })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const text = shared[0]?.text ?? ''
  expect(text).toContain(shownTime(booked.visit.appointment?.timestamp ?? ''))
  expect(text).toContain(`Code: ${booked.first.counterCode}`)
  for (const secret of ['Flu', 'accin', 'Wilhelmina', booked.first.confirmCode])
    expect(text).not.toContain(secret)
})
