import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { goWithSearch, readSearch, type Search } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'
import { notBooked } from './held-words.ts'

/**
 * Says what was chosen and is not given at this place, with a link that searches for it (BK-13). While a time is held, the results ask first
 * whether to release it.
 */
export function NotBooked({ of, search }: { of: Visit['appointment']; search: Visit['search'] }) {
  const h = useTexts(holdTexts)
  const left = notBooked(of)
  if (left.length === 0) return null
  const ids = of?.services.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id) ?? []
  const alone: Partial<Search> | undefined = search && {
    ...readSearch(search),
    serviceIds: ids,
    shouldAddPromotion: false,
    page: 1,
  }
  return (
    <p>
      {h.notBooked(left)}
      {alone && (
        <>
          .{' '}
          <a href={href('results')} onClick={insteadOfLink(() => goWithSearch('results', alone))}>
            {h.findPlaceForIt(left.length)}
          </a>
        </>
      )}
    </p>
  )
}
