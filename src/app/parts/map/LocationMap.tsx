import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { map as texts } from '../../messages/en/map.ts'
import { allowMapMarkup } from '../../platform/map-markup.ts'
import { Button } from '../../ui/Button.tsx'
import { fromElsewhere } from '../../ui/with-lang.ts'
import type { Pin } from './clusters.ts'
import styles from './LocationMap.module.css'
import type { DrawnMap } from './leaflet-map.ts'
import { setMap } from './on-map.ts'

/** An arrow key moves the map by this share of its size. */
const STEP = 0.25
const WAYS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function areSame(some: readonly Pin[], others: readonly Pin[]): boolean {
  const asText = (pins: readonly Pin[]) => JSON.stringify(pins)
  return asText(some) === asText(others)
}

type Props = {
  /** Must be the same array while the pins stay the same. */
  pins: readonly Pin[]
  /** The point that was searched for; the same object while it stays the same. */
  origin?: { lat: number; lng: number } | undefined
  /** Called with the key of a pressed pin. */
  onPin: (key: string) => void
}

/** A map of locations that a list beside it names. The drawing code loads with the first map. */
export function LocationMap({ pins, origin, onPin }: Props) {
  const t = useTexts(texts)
  const ground = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const [attribution, setAttribution] = useState<string>()
  const shown = useRef({ pins, origin, onPin })
  shown.current = { pins, origin, onPin }
  useEffect(() => {
    let isGone = false
    allowMapMarkup()
    import('./leaflet-map.ts')
      .then(({ drawMap }) => {
        if (isGone || !ground.current) return
        drawn.current = drawMap(ground.current, (key) => shown.current.onPin(key), setAttribution)
        drawn.current.show(shown.current.pins, shown.current.origin)
      })
      .catch(() => undefined) // offline: the list is left
    return () => {
      isGone = true
      drawn.current?.remove()
      drawn.current = undefined
    }
  }, [])
  // Times that are read again bring new pins of the same places: the view stays where the guest left it.
  const last = useRef(pins)
  useEffect(() => {
    if (!areSame(last.current, pins)) drawn.current?.show(pins, shown.current.origin)
    last.current = pins
  }, [pins])
  useEffect(() => {
    setMap(
      pins.map(({ key }) => key),
      (key) => {
        drawn.current?.centre(key)
        ground.current?.scrollIntoView({ block: 'nearest' })
      },
    )
    return () => setMap([], undefined)
  }, [pins])
  function move(event: KeyboardEvent): void {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault() // the page would scroll
    drawn.current?.pan(way[0] * STEP, way[1] * STEP)
  }
  return (
    <div className={`${styles.frame} no-print`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map */}
      <section className={styles.keys} aria-label={t.keys} tabIndex={0} onKeyDown={move}>
        <div ref={ground} className={styles.ground} role="img" aria-label={t.label} />
      </section>
      <div className={styles.zoom}>
        <Button label={t.zoomIn} onClick={() => drawn.current?.zoom(1)}>
          +
        </Button>
        <Button label={t.zoomOut} onClick={() => drawn.current?.zoom(-1)}>
          −
        </Button>
      </div>
      <div className={styles.foot}>
        <p className={styles.source}>{attribution === undefined ? t.source : fromElsewhere(attribution)}</p>
        {pins.length > 1 && <Button onClick={() => drawn.current?.show(pins, origin)}>{t.showAll}</Button>}
      </div>
    </div>
  )
}
