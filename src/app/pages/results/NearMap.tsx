import { useMemo, useState } from 'react'
import type { ProviderSlots } from '#contract/providers'
import { useTexts } from '../../messages/catalogue.ts'
import { map as texts } from '../../messages/en/map.ts'
import type { Pin } from '../../parts/map/clusters.ts'
import { LocationMap } from '../../parts/map/LocationMap.tsx'
import { useScreenSize } from '../../parts/slots/screen.ts'
import { providerKey } from '../../state/hold.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ResultList.module.css'

type Props = {
  /** Those of the open page, as their cards are lettered (RESULTS-21). */
  providers: readonly ProviderSlots[]
  letters: readonly string[]
  onPin: (key: string) => void
}

/** The map of a page of results: beside the list where there is room, on request on a tablet, never on a phone. */
export function NearMap({ providers, letters, onPin }: Props) {
  const t = useTexts(texts)
  const size = useScreenSize()
  const [isOpen, setOpen] = useState(false)
  const pins = useMemo(() => pinsOf(providers, letters), [providers, letters])
  if (pins.length === 0 || size === 'mobile' || size === 'tiny') return null
  if (size === 'desktop') {
    return (
      <div className={styles.map}>
        <LocationMap pins={pins} onPin={onPin} />
      </div>
    )
  }
  return (
    <div className={styles.map}>
      <Button icon="pin" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.hide : t.show}
      </Button>
      {isOpen && <LocationMap pins={pins} onPin={onPin} />}
    </div>
  )
}

function pinsOf(providers: readonly ProviderSlots[], letters: readonly string[]): Pin[] {
  return providers.flatMap((provider, index) =>
    provider.location
      ? [{ key: providerKey(provider), letter: letters[index] ?? '', ...provider.location }]
      : [],
  )
}
