import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { kiosk as texts } from '../messages/en/kiosk.ts'
import type { StaffOutcome } from '../state/enrolment.ts'
import { LEAVE_CODE } from '../state/leave-code.ts'
import { Button } from '../ui/Button.tsx'
import { describedBy, Field, TextBox } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './StaffForm.module.css'

const ID = 'staff-code'

/** Which code staff type: the server's, one that they choose for this tablet, the one that they chose, or none. */
type AskedCode = 'server' | 'chosen' | 'tablet' | 'none'

type Problem = Exclude<StaffOutcome, 'done'> | 'noCode'
type Props = {
  asks: AskedCode
  action: string
  /** How the button looks: leaving a tablet's mode is not what most people want there. */
  look?: 'primary' | 'quiet'
  busyWords: string
  request: (code: string) => Promise<StaffOutcome>
  onDone: () => void
}

/** A form that staff confirm, most often with a code. */
export function StaffForm({ asks, action, look = 'primary', busyWords, request, onDone }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const words = {
    server: { label: t.code, hint: t.codeHint, noCode: t.noCode, wrongCode: t.wrongCode },
    chosen: { label: t.leaveCode, hint: t.chooseLeaveCode, noCode: t.sixDigits, wrongCode: t.sixDigits },
    tablet: { label: t.leaveCode, hint: t.leaveCodeHint, noCode: t.sixDigits, wrongCode: t.wrongLeaveCode },
    none: undefined,
  }[asks]
  const codeProblem = problem === 'wrongCode' || problem === 'noCode' ? words?.[problem] : undefined

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const code = box.current?.value.trim() ?? ''
    if (asks === 'server' ? code === '' : words && !LEAVE_CODE.test(code)) return fail('noCode')
    setBusy(true)
    setProblem(undefined)
    const outcome = await request(code)
    setBusy(false)
    if (outcome === 'done') onDone()
    else fail(outcome)
  }

  function fail(found: Problem): void {
    setProblem(found)
    if (found === 'wrongCode' || found === 'noCode') box.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {words && (
        <Field
          id={ID}
          label={words.label}
          hint={words.hint}
          error={codeProblem}
          errorWord={c.errorWord}
          errorLive
        >
          <TextBox
            ref={box}
            id={ID}
            // Who chooses a code must see it.
            type={asks === 'chosen' ? 'text' : 'password'}
            {...(asks === 'server'
              ? { width: 16, maxLength: 200 }
              : { width: 8, maxLength: 6, inputMode: 'numeric' })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            invalid={codeProblem !== undefined}
            describedBy={describedBy(ID, true, codeProblem !== undefined)}
          />
        </Field>
      )}
      {problem !== undefined && codeProblem === undefined && (
        <Notice tone="bad" live="alert">
          {t[problem]}
        </Notice>
      )}
      <Button type="submit" look={look} busy={isBusy ? busyWords : undefined}>
        {action}
      </Button>
    </form>
  )
}
