import { type Ref, useEffect, useState } from 'react'
import type { DeskDay, DeskSession, DeskStore } from '#contract/desk'
import { storeName } from '#domain/store'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import type { DeskOptions } from '../options.ts'
import { allowSound } from '../sound.ts'
import { deskTexts } from '../texts.ts'
import { openWords, shortDay, timeIn } from '../visit-words.ts'
import styles from './Bar.module.css'
import { CodeField, type CodeFieldHandle } from './CodeField.tsx'

type Props = {
  session: DeskSession
  day: DeskDay | undefined
  store: DeskStore | undefined
  options: DeskOptions
  onOptions: (options: DeskOptions) => void
  onStore: () => void
  onKeys: () => void
  onLock: () => void
  onCode: (code: string) => void
  onIncomplete: () => void
  lookingFor: string | undefined
  codeField: Ref<CodeFieldHandle>
}

/** The top of the board: which store and day, the field for codes, how the store is, and what this desk shows and sounds. */
export function Bar(props: Props) {
  const { session, day, store, options, onOptions, onCode, onIncomplete, lookingFor, codeField } = props
  const { timezone } = session.store
  return (
    <header className={`${styles.bar} no-print`}>
      <div className={styles.where}>
        <p className={styles.store}>{storeName(session.store) ?? session.store.providerId}</p>
        <p className={styles.day}>
          {day && `${shortDay(day.day)} · `}
          <Clock timezone={timezone} />
        </p>
      </div>
      <CodeField ref={codeField} onCode={onCode} onIncomplete={onIncomplete} lookingFor={lookingFor} />
      <div className={styles.options}>
        <button type="button" className={styles.state} onClick={props.onStore}>
          <span className={styles.stateName}>{deskTexts.bar.store}</span>
          <span>{store ? storeLine(store, timezone) : '…'}</span>
        </button>
        <Switch
          label={deskTexts.bar.names}
          isOn={options.showsNames}
          onChange={(showsNames) => onOptions({ ...options, showsNames })}
        />
        <Switch
          label={deskTexts.bar.sound}
          isOn={options.sounds}
          onChange={(sounds) => {
            if (sounds) allowSound()
            onOptions({ ...options, sounds })
          }}
        />
        <span className={styles.keys}>
          <Button look="quiet" onClick={props.onKeys}>
            {deskTexts.bar.keys}
          </Button>
        </span>
        <span className={styles.lock}>
          <Button onClick={props.onLock}>{deskTexts.bar.lock}</Button>
        </span>
      </div>
    </header>
  )
}

/** How the store is, in a few words: "Open until 9:00 PM · Wait 15 min · 2 tablets, 3 not sent yet". */
function storeLine(store: DeskStore, timezone: string): string {
  if (store.isClosedForGood) return deskTexts.bar.closedForGood
  const open = openWords(store.hours, now(), timezone)
  const parts = open === undefined ? [] : [open]
  const minutes = store.wait?.minutes
  parts.push(minutes == null ? deskTexts.bar.waitUnknown : deskTexts.bar.wait(minutes))
  const unsent = store.tablets.reduce((sum, { waiting }) => sum + waiting, 0)
  if (unsent > 0) parts.push(deskTexts.bar.toSend(unsent))
  return parts.join(' · ')
}

function Switch(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { label, isOn, onChange } = props
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className={styles.track} aria-hidden="true" />
      {label}
    </label>
  )
}

/** The time at the store, which changes by itself. */
function Clock({ timezone }: { timezone: string }) {
  const [text, setText] = useState(() => timeIn(now(), timezone))
  useEffect(() => {
    const timer = window.setInterval(() => setText(timeIn(now(), timezone)), 1000)
    return () => window.clearInterval(timer)
  }, [timezone])
  return <span className={styles.clock}>{text}</span>
}
