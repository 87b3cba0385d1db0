import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { kiosk as texts } from '../messages/en/kiosk.ts'
import type { StaffOutcome } from '../state/enrolment.ts'
import { Button } from '../ui/Button.tsx'
import { describedBy, Field, TextBox } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './StaffForm.module.css'

const ID = 'staff-code'

type Problem = Exclude<StaffOutcome, 'done'> | 'noCode'
type Props = {
  needsCode: boolean
  action: string
  busyWords: string
  request: (code: string) => Promise<StaffOutcome>
  onDone: () => void
}

/** A form that staff confirm, with the staff code if the server has one. */
export function StaffForm({ needsCode, action, busyWords, request, onDone }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const codeProblem = problem === 'wrongCode' || problem === 'noCode' ? t[problem] : undefined

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const code = box.current?.value.trim() ?? ''
    if (needsCode && code === '') return fail('noCode')
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
      {needsCode && (
        <Field id={ID} label={t.code} hint={t.codeHint} error={codeProblem} errorWord={c.errorWord} errorLive>
          <TextBox
            ref={box}
            id={ID}
            type="password"
            width={16}
            maxLength={200}
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
      <Button type="submit" look="primary" busy={isBusy ? busyWords : undefined}>
        {action}
      </Button>
    </form>
  )
}
