import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { notBooked } from '../../parts/slots/held-words.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { goWithSearch, readSearch, type Search } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'

const LIST = new Intl.ListFormat('en')

/** Says what was chosen and is not given at this place, with a link that searches for it. */
export function NotBooked({ visit: { appointment, search } }: { visit: Visit }) {
  const h = useTexts(holdTexts)
  const left = notBooked(appointment)
  if (left.length === 0 || !search) return null
  const ids = appointment?.services.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id) ?? []
  const alone: Partial<Search> = {
    ...readSearch(search),
    serviceIds: ids,
    shouldAddPromotion: false,
    page: 1,
  }
  return (
    <p>
      {h.notBooked(LIST.format(left))}.{' '}
      <a href={href('results')} onClick={insteadOfLink(() => goWithSearch('results', alone))}>
        {h.findPlaceForIt(left.length)}
      </a>
    </p>
  )
}
