import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { getSimilarAddresses, type SimilarAddress, SUGGESTIONS } from '#contract/places'
import { isDevicePoint, LOCATION_LENGTH } from '#domain/search'
import { isBlank, tidy } from '#domain/text'
import { call } from '../../api/call.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { describedBy, Field, TextBox } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PlaceField.module.css'

type Props = {
  id: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  ref: Ref<HTMLInputElement>
  label?: string
  name?: string
  /** Beside the label, e.g. a button that fills in a place. */
  aside?: ReactNode
  /** Whether to suggest places for a text; absent: for every text. */
  suggests?: (text: string) => boolean
}

/** A text field with suggested places, by the combobox pattern (FIND-08, FIND-14 to FIND-18). */
export function PlaceField({ id, value, error, onChange, ref, label, name, aside, suggests }: Props) {
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

  function askFor(text: string): void {
    ask(suggests?.(text) === false ? '' : text)
  }

  // A guest may have typed before the page was alive.
  const askForTyped = useEffectEvent(() => {
    if (document.activeElement?.id === id && !isDevicePoint(value)) askFor(value)
  })
  useEffect(() => askForTyped(), [])

  function choose({ text }: SimilarAddress): void {
    onChange(text)
    close()
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = places[marked]
    if (event.key === 'Enter' && !place)
      close() // the text is submitted: late suggestions would cover the result
    else if (!isOpen) return
    else if (step !== undefined) {
      event.preventDefault()
      // The arrow keys also stop at the text itself, with no suggestion marked.
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
        {aside}
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
          value={isDevicePoint(value) ? t.myLocation : value}
          data-point={isDevicePoint(value) ? value : undefined}
          invalid={error !== undefined}
          describedBy={describedBy(id, false, error !== undefined)}
          onChange={(event) => {
            onChange(event.target.value)
            setMarked(-1)
            askFor(event.target.value)
          }}
          onKeyDown={press}
          onBlur={close}
        />
        <div id={listId} role="listbox" aria-label={t.suggestions} className={styles.list} hidden={!isOpen}>
          {places.map((place, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys (combobox pattern).
            <div
              key={place.label}
              id={optionId(listId, at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()} // keeps focus in the box: a blur would close the list
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

const DEBOUNCE = 500 // FIND-16, milliseconds

/** Places that begin like the text (API-04, FIND-17); none if it is blank or too long, or if the call fails (FIND-18). */
export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<SimilarAddress[]> {
  const freeFormAddress = tidy(typed.slice(0, LOCATION_LENGTH.max))
  if (isBlank(freeFormAddress) || typed.length > LOCATION_LENGTH.max) return []
  const result = await call(getSimilarAddresses, {
    query: { freeFormAddress, 'page.size': SUGGESTIONS },
    signal,
  })
  return result.kind === 'answered' ? result.data.similarAddresses.slice(0, SUGGESTIONS) : []
}

/** Suggestions for the typed text. They load when the guest pauses; a new text cancels the previous call. */
function useSuggestions() {
  const [places, setPlaces] = useState<SimilarAddress[]>([])
  const request = useRef<AbortController>(undefined)

  function clear(): void {
    request.current?.abort()
    setPlaces([])
  }

  function ask(typed: string): void {
    request.current?.abort()
    if (isBlank(typed)) {
      setPlaces([])
      return
    }
    const mine = new AbortController()
    request.current = mine
    const rest = window.setTimeout(async () => {
      const found = await suggestPlaces(typed, mine.signal)
      if (!mine.signal.aborted) setPlaces(found)
    }, DEBOUNCE)
    mine.signal.addEventListener('abort', () => window.clearTimeout(rest))
  }

  useEffect(() => () => request.current?.abort(), [])
  return { places, ask, clear }
}
