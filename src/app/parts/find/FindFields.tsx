import type { RefObject } from 'react'
import type { CategoryConfig } from '#contract/content/scheduler-config'
import type { Bounds, Wanted } from '#domain/search-form'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { describedBy, Field, SelectBox, TextBox } from '../../ui/Field.tsx'
import { TypeNotice } from './FindNotices.tsx'
import styles from './FindSection.module.css'
import { PlaceField } from './PlaceField.tsx'
import { FIELD_IDS } from './plain-form.ts'
import type { FindMessages } from './use-find.ts'

type Props = {
  wanted: Wanted
  /** Absent until the date of today is known. */
  bounds: Bounds | undefined
  isLoading: boolean
  types: readonly string[]
  /** The configured message of the chosen type. */
  inline: CategoryConfig['inlineSAFMessage']
  errors: FindMessages
  onChange: (part: Partial<Wanted>) => void
  place: RefObject<HTMLInputElement | null>
}

/** Appointment type, place and date (FIND-04, FIND-05, FIND-08, FIND-09). */
export function FindFields({ wanted, bounds, isLoading, types, inline, errors, onChange, place }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { type, location, date } = FIELD_IDS
  return (
    <div className={styles.fields}>
      <Field
        id={type}
        label={t.type}
        error={errors.type}
        errorWord={c.errorWord}
        aside={<TypeNotice message={inline} />}
      >
        <SelectBox
          id={type}
          name="type"
          aria-required
          aria-busy={isLoading || undefined}
          placeholder={isLoading ? t.fetching : t.chooseOne}
          options={types.map((one) => ({ value: one, label: one }))}
          value={wanted.type}
          invalid={errors.type !== undefined}
          describedBy={describedBy(type, false, errors.type !== undefined)}
          onChange={(event) => onChange({ type: event.target.value })}
        />
      </Field>
      {bounds?.asksPlaceAndDate === false ? (
        <p className={styles.instead}>{t.stateAsked}</p>
      ) : (
        <>
          <PlaceField
            id={location}
            ref={place}
            value={wanted.location}
            error={errors.location}
            onChange={(text) => onChange({ location: text })}
          />
          <Field id={date} label={t.date} error={errors.date} errorWord={c.errorWord}>
            <TextBox
              id={date}
              name="date"
              type="date"
              width={16}
              aria-required
              min={bounds?.today}
              max={bounds?.lastDay}
              value={wanted.date}
              invalid={errors.date !== undefined}
              describedBy={describedBy(date, false, errors.date !== undefined)}
              onChange={(event) => onChange({ date: event.target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}
