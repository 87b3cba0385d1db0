import { snapshot, useSnapshot } from 'valtio'
import { addDays } from '#domain/calendar'
import { storePhone } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { pages } from '../../messages/en/pages.ts'
import { goWithSearch, readSearch } from '../../state/search.ts'
import { todayHere } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { outlines } from '../../ui/outlines.ts'

/** From then on who is sick today may be well again. */
const DAYS = 10

/** What a guest who is sick today can do about a visit of today or tomorrow: another day, or a call (BK-31). */
export function LaterDay() {
  const t = useTexts(texts)
  const p = useTexts(pages)
  const { provider } = useSnapshot(visit)
  const phone = provider && storePhone(provider.store)
  const choose = () => {
    const { page: _, ...search } = readSearch(snapshot(visit).search)
    goWithSearch('results', { ...search, date: addDays(todayHere(), DAYS) })
  }
  return (
    <>
      <Button onClick={choose}>{t.laterDay}</Button>
      {phone && (
        <Button icon={outlines.phone} href={phone.href}>
          {p.call(phone.shown)}
        </Button>
      )}
    </>
  )
}
