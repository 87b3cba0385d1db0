import { optionName } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FirstDose.module.css'

type Props = {
  appointment: {
    readonly timestamp: string
    readonly timezone: string
    readonly services: readonly { readonly name: string; readonly isAvailable: boolean }[]
  }
}

/** What is held already: the first dose, in one line. */
export function FirstDose({ appointment: { timestamp, timezone, services } }: Props) {
  const t = useTexts(texts)
  const names = services.filter(({ isAvailable }) => isAvailable).map(({ name }) => optionName(name))
  return (
    <p className={styles.first}>
      <Icon name="check" />
      <span>
        <strong>{t.firstDose}</strong> {names.join(', ')}, {instantShort(Date.parse(timestamp), timezone)}
      </span>
    </p>
  )
}
