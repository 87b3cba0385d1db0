import type { KeyboardEvent, Ref } from 'react'
import { useState } from 'react'
import type { SimilarAddress } from '#contract/places'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { describedBy, Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import styles from './PlaceField.module.css'
import { useSuggestions } from './suggestions.ts'

type Props = {
  id: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  ref: Ref<HTMLInputElement>
  label?: string
  name?: string
  /** Whether places are suggested for a text; for any without it. */
  suggests?: (text: string) => boolean
}

/** Where to look: free text with suggestions, by the combobox pattern (FIND-08, FIND-14 to FIND-18). */
export function PlaceField({ id, value, error, onChange, ref, label, name, suggests }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { places, ask, clear } = useSuggestions()
  const [marked, setMarked] = useState(-1)
  const isOpen = places.length > 0
  const listId = `${id}-places`

  function close(): void {
    clear()
    setMarked(-1)
  }

  function choose({ text }: SimilarAddress): void {
    onChange(text)
    close()
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = places[marked]
    if (event.key === 'Enter' && !place)
      close() // the text is sent: a list that came later would cover the answer
    else if (!isOpen) return
    else if (step !== undefined) {
      event.preventDefault()
      // One stop of the round is the text itself, with nothing marked.
      const stops = places.length + 1
      setMarked(((marked + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Enter' && place) {
      event.preventDefault()
      choose(place)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <Field id={id} label={label ?? t.location} error={error} errorWord={c.errorWord}>
      <div className={styles.place}>
        <TextBox
          ref={ref}
          id={id}
          name={name ?? 'location'}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={marked >= 0 ? optionId(listId, marked) : undefined}
          aria-required
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={t.locationPlaceholder}
          value={value}
          invalid={error !== undefined}
          describedBy={describedBy(id, false, error !== undefined)}
          onChange={(event) => {
            onChange(event.target.value)
            setMarked(-1)
            ask(suggests?.(event.target.value) === false ? '' : event.target.value)
          }}
          onKeyDown={press}
          onBlur={close}
        />
        <div id={listId} role="listbox" aria-label={t.suggestions} className={styles.list} hidden={!isOpen}>
          {places.map((place, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box (combobox pattern).
            <div
              key={place.label}
              id={optionId(listId, at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()} // keeps focus, and with it the list
              onClick={() => choose(place)}
            >
              <Icon name="pin" />
              <span>{place.label}</span>
            </div>
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {isOpen ? t.suggestionCount(places.length) : ''}
        </p>
      </div>
    </Field>
  )
}

function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}
