import type { CatalogueService } from '#domain/services'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as texts } from '../../messages/en/hold.ts'
import { heldWords } from '../../parts/slots/held-words.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import type { Documents } from '../../state/documents.ts'
import { clearScheduling } from '../../state/hold.ts'
import { readSearch } from '../../state/search.ts'
import { isWhole, planOf, todayHere } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { proceed } from './proceed.ts'

type Props = {
  list: readonly CatalogueService[]
  config: Documents<'schedulerConfig'>['schedulerConfig']
  onRelease: () => void
}

/** Says which time the guest holds from another search, and asks what becomes of it before this search begins (HOLD-10). */
export function HeldForAnother({ list, config, onRelease }: Props) {
  const t = useTexts(texts)
  const { what, where, when } = heldWords(visit)

  /** Opens the form where the guest left it, else what follows the choice of a time. */
  function goOn(): void {
    const { place } = visit
    if (place) {
      go(href('schedule'), { state: { step: place.stepKey, page: place.pageKey } })
      return
    }
    const search = readSearch(visit.search)
    const planned = isWhole(search) ? planOf(search, list, config, todayHere()) : undefined
    if (isWhole(search) && planned?.kind === 'plan') proceed(planned.plan, search)
    else go(href('schedule'))
  }

  function release(): void {
    clearScheduling()
    onRelease()
  }

  return (
    <Notice
      tone="warning"
      live="alert"
      title={t.heldForAnother(what, where, when)}
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            {t.goOnWithIt}
          </Button>
          <Button onClick={release}>{t.releaseIt}</Button>
        </>
      }
    />
  )
}
