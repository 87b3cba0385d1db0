import { type FormEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { deskTexts } from '../texts.ts'
import styles from './Bar.module.css'

export type CodeFieldHandle = {
  /** Takes the focus, for a new code. */
  begin: () => void
  clear: () => void
  holds: (element: Element | null) => boolean
}

const LENGTH = 6

type Props = {
  onCode: (code: string) => void
  onIncomplete: () => void
  /** A code that is being looked for. */
  lookingFor: string | undefined
  ref: Ref<CodeFieldHandle>
}

/** The field for a counter code. It searches with the sixth sign; the Enter of a scanner behind it does nothing more. */
export function CodeField({ onCode, onIncomplete, lookingFor, ref }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({
    begin: () => {
      if (box.current) box.current.value = ''
      box.current?.focus()
    },
    clear: () => {
      if (box.current) box.current.value = ''
    },
    holds: (element) => element !== null && element === box.current,
  }))

  function read(): void {
    const { current } = box
    if (!current) return
    const typed = current.value.replace(/[^a-z0-9]/gi, '').toUpperCase()
    if (typed !== current.value) current.value = typed
    if (typed.length < LENGTH) return
    current.value = ''
    onCode(typed.slice(0, LENGTH))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (box.current?.value) onIncomplete()
  }

  return (
    <form className={styles.find} onSubmit={submit} autoComplete="off">
      <label className={styles.findLabel} htmlFor="code">
        {deskTexts.bar.find}
      </label>
      <input
        ref={box}
        id="code"
        className={styles.code}
        aria-describedby="code-hint"
        onInput={read}
        placeholder={deskTexts.bar.placeholder}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        size={LENGTH}
      />
      <span id="code-hint" className="visually-hidden">
        {deskTexts.bar.findHint}
      </span>
      <span className={styles.looking} role="status">
        {lookingFor !== undefined && <span>{deskTexts.find.looking(lookingFor)}</span>}
      </span>
    </form>
  )
}
