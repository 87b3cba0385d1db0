import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { map as texts } from '../messages/en/map.ts'
import { Button } from '../ui/Button.tsx'
import styles from './LetterCard.module.css'
import { onMap, showOnMap } from './map/on-map.ts'

type Props = {
  /** Id and level of the heading. */
  id: string
  level: 2 | 3
  name: string
  /** What the names of all cards begin with, which only screen readers say (SC-19). */
  shared?: string | undefined
  /** Portrait of a clinician, shown in place of the letter. */
  portrait?: ReactNode
  /** Letter of its pin on the map. */
  letter: string | undefined
  /** Key of its pin, where the page may have a map. */
  pin?: string | undefined
  /** The distance as text and as screen readers say it. */
  distance?: { text: string; spoken: string } | undefined
  children: ReactNode
}

/** A card of a list beside a map, with the letter of its pin and its distance. */
export function LetterCard({
  id,
  level,
  name,
  shared = '',
  portrait,
  letter,
  pin,
  distance,
  children,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.room}>
        <div className={styles.head}>
          {portrait ??
            (letter !== undefined && (
              <span className={styles.letter} data-forced="fill" aria-hidden="true">
                {letter}
              </span>
            ))}
          <Heading id={id} tabIndex={-1} className={styles.name}>
            {letter !== undefined && <span className="visually-hidden">{letter}: </span>}
            {shared !== '' && <span className="visually-hidden">{shared}</span>}
            {name.slice(shared.length)}
          </Heading>
          {distance !== undefined && (
            <p className={styles.distance}>
              <span aria-hidden="true">{distance.text}</span>
              <span className="visually-hidden">{distance.spoken}</span>
            </p>
          )}
        </div>
      </div>
      {children}
      {pin !== undefined && <ShowOnMap pin={pin} name={name} />}
    </article>
  )
}

/** Absent while the page shows no map with this pin. */
function ShowOnMap({ pin, name }: { pin: string; name: string }) {
  const t = useTexts(texts)
  const { keys } = useSnapshot(onMap)
  if (!keys.includes(pin)) return null
  return (
    <div className={styles.show}>
      <Button look="quiet" icon="pin" label={t.showOnMapOf(name)} onClick={() => showOnMap(pin)}>
        {t.showOnMap}
      </Button>
    </div>
  )
}
