import type { Clinic } from '#contract/clinics'
import { shownMiles } from '#domain/locator'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { BookHere, ClinicFacts } from '../../parts/clinic/ClinicFacts.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ClinicCard.module.css'

type Props = {
  clinic: Clinic
  /** Of its pin on the map. */
  letter: string
  isLive: boolean
}

/** A clinic of the list, with the way to its details (LOCATOR-13) and to a visit there. */
export function ClinicCard({ clinic, letter, isLive }: Props) {
  const t = useTexts(texts)
  const { id, name } = clinic
  const miles = shownMiles(clinic.distance)?.toFixed(2) // LOCATOR-29
  const details = href('clinicDetails', { divisionNumber: id.slice(0, 3), storeNumber: id.slice(3) }) // ENTITY-18
  const headingId = `clinic-${id}`
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
        <h3 id={headingId} className={styles.name}>
          <span className="visually-hidden">{letter}: </span>
          {name}
        </h3>
        {miles !== undefined && (
          <p className={styles.distance}>
            <span aria-hidden="true">{t.miles(miles)}</span>
            <span className="visually-hidden">{t.milesSpoken(miles)}</span>
          </p>
        )}
      </div>
      <ClinicFacts clinic={clinic} isLive={isLive} />
      <div className={styles.actions}>
        <Button href={details} onClick={onLink(details)} label={t.detailsOf(name)}>
          {t.details}
        </Button>
        <BookHere clinic={clinic} look="primary" />
      </div>
    </article>
  )
}

/** Id of a clinic's place in the list. */
export function cardId(id: string): string {
  return `place-${id}`
}
