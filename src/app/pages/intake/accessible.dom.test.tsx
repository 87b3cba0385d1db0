import { expect, it } from 'vitest'
import { expectAccessible, screen } from '../../../../tests/support/dom.tsx'
import { aNewVisit, openForm, press } from '../../../../tests/support/dom-walk-in.ts'
import { WALK_IN_SCREENS, type WalkInScreen } from '../../../../tests/support/walk-in-screens.ts'

const CHILD = { firstName: 'Mateo', lastName: 'García', dobMonth: '03', dobDay: '09', dobYear: '2017' }
const visit = aNewVisit({
  answers: { patientDetails: CHILD, vaccineConsent: { relationshipWithPatient: 'Child' } },
})

it.each(Object.keys(WALK_IN_SCREENS) as WalkInScreen[])(
  'axe finds nothing on the screen "%s" before it is filled in [quality A1]',
  async (name) => {
    await openForm(name, { visit: name === 'sign' ? visit : aNewVisit() })
    await expectAccessible(name)
  },
)

it('axe finds nothing in the open list of steps [quality A1]', async () => {
  const page = await openForm('insurance', { visit })
  await press(page, 'button', 'Step 3 of 7 · Insurance')
  expect(screen.getByRole('button', { name: 'Step 3 of 7 · Insurance' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible('the list of steps, open')
})
