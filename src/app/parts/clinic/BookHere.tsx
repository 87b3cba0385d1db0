import type { Clinic } from '#contract/clinics'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { goWithSearch } from '../../state/search.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { clinic: Clinic; look?: 'primary' | 'secondary' }

/** The way to the Find Appointment form, for this clinic's times before those near it; nothing where no time can be booked (API-46). */
export function BookHere({ clinic, look = 'secondary' }: Props) {
  const t = useTexts(texts)
  if (!clinic.isSchedulerEnabled) return null
  const search = { location: clinic.address.postalCode, provider: clinic.id, businessName: 'tlc' } as const
  const parameters = new URLSearchParams(search)
  return (
    <Button
      look={look}
      href={`${href('main')}?${parameters}`}
      label={t.bookAt(clinic.name)}
      onClick={insteadOfLink(() => goWithSearch('main', search))}
    >
      {t.book}
    </Button>
  )
}
