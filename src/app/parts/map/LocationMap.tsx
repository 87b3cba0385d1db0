import { useEffect, useRef } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { map as texts } from '../../messages/en/map.ts'
import { allowMapMarkup } from '../../platform/map-markup.ts'
import { Button } from '../../ui/Button.tsx'
import type { Pin } from './clusters.ts'
import styles from './LocationMap.module.css'
import type { DrawnMap } from './leaflet-map.ts'

type Props = {
  /** Must be the same array while the pins stay the same. */
  pins: readonly Pin[]
  /** Called with the key of a pressed pin. */
  onPin: (key: string) => void
}

/** A map of locations that a list beside it names. The drawing code loads with the first map. */
export function LocationMap({ pins, onPin }: Props) {
  const t = useTexts(texts)
  const ground = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const shown = useRef({ pins, onPin })
  shown.current = { pins, onPin }
  useEffect(() => {
    let isGone = false
    allowMapMarkup()
    import('./leaflet-map.ts')
      .then(({ drawMap }) => {
        if (isGone || !ground.current) return
        drawn.current = drawMap(ground.current, (key) => shown.current.onPin(key))
        drawn.current.show(shown.current.pins)
      })
      .catch(() => undefined) // offline: the list is left
    return () => {
      isGone = true
      drawn.current?.remove()
      drawn.current = undefined
    }
  }, [])
  useEffect(() => drawn.current?.show(pins), [pins])
  return (
    <div className={`${styles.frame} no-print`}>
      <div ref={ground} className={styles.ground} role="img" aria-label={t.label} />
      <div className={styles.zoom}>
        <Button label={t.zoomIn} onClick={() => drawn.current?.zoom(1)}>
          +
        </Button>
        <Button label={t.zoomOut} onClick={() => drawn.current?.zoom(-1)}>
          −
        </Button>
      </div>
      <p className={styles.source}>{t.source}</p>
    </div>
  )
}
