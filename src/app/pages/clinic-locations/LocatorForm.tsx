import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { suggestsPlaces } from '#domain/locator'
import { tidy } from '#domain/text'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { common } from '../../messages/en/common.ts'
import { PlaceField } from '../../parts/find/PlaceField.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import { go } from '../../platform/navigate.ts'
import { setTitlePrefix } from '../../platform/title.ts'
import type { LocatorQuery } from '../../state/clinic-search.ts'
import { locatorParameters, textProblem } from '../../state/clinic-search.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Locator.module.css'

const ID = 'clinic-place'

/** Where to look for clinics (LOCATOR-02, LOCATOR-26, LOCATOR-27), or near the device. */
export function LocatorForm({ query, navigation }: { query: LocatorQuery; navigation: number }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { searchText, order, referrer } = query
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const problem = isRefused ? textProblem(typed) : undefined

  const isAlive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes back finds what was searched for there.
  useEffect(() => {
    // What was typed before the page was alive, or while it became so, stays.
    const early = isAlive.current ? '' : box.current?.value
    isAlive.current = true
    setTyped(early || (searchText ?? ''))
    setRefused(searchText !== undefined && textProblem(searchText) !== undefined)
  }, [searchText, navigation])
  useEffect(() => answerEarlyPress(form.current), [])
  const isWrong = problem !== undefined
  useEffect(() => {
    if (!isWrong) return
    setTitlePrefix(c.errorWord)
    return () => setTitlePrefix('')
  }, [isWrong, c])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const text = box.current?.value ?? typed
    if (textProblem(text) !== undefined) {
      setTyped(text)
      setRefused(true)
      box.current?.focus()
      return
    }
    const where = { searchText: tidy(text) }
    const state = { page: 1, navigation: now() } // LOCATOR-20
    go(href('clinicLocations') + locatorParameters({ where, order }, referrer), { state })
  }

  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        data-early=""
        noValidate
        action={href('clinicLocations')}
        onSubmit={submit}
      >
        <PlaceField
          id={ID}
          name="searchText"
          ref={box}
          label={t.place}
          value={typed}
          error={problem && t.problems[problem]}
          suggests={suggestsPlaces}
          onChange={setTyped}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {t.search}
          </Button>
          <Button
            icon="pin"
            onClick={() => go(href('clinicLocations'), { state: { page: 1, navigation: now() } })}
          >
            {t.nearMe}
          </Button>
        </div>
      </form>
    </search>
  )
}
