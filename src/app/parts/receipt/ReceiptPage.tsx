import { type FormEvent, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { VisitReceipt } from '#contract/appointment-receipt'
import { type DateParts, dayOf } from '#domain/calendar'
import { controlId, tidyPart } from '../../forms/answers.ts'
import { DateBoxes } from '../../forms/DateField.tsx'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { receipt as texts } from '../../messages/en/receipt.ts'
import { setTitleQuestion } from '../../platform/navigate.ts'
import { askReceipt, closeReceipt, type ReceiptProblem, visitReceipt } from '../../state/visit-receipt.ts'
import { Button } from '../../ui/Button.tsx'
import { describedBy, Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Receipt.module.css'
import { ReceiptSheet } from './ReceiptSheet.tsx'

/** The receipt of a visit, to print or save, after the patient's birth date was given (VISIT-09). */
export default function ReceiptPage() {
  const t = useTexts(texts)
  const { print } = useTexts(confirmation)
  const { state } = useSnapshot(visitReceipt)
  const { status } = state
  useEffect(() => {
    setTitleQuestion(t.title)
    return () => setTitleQuestion('')
  }, [t])
  const problem = state.status === 'failed' ? state.problem : undefined
  const isOpen = status === 'open'
  return (
    <>
      <PageHeader
        title={t.title}
        focusKey={isOpen ? 'receipt' : 'receipt asked'}
        hint={isOpen ? undefined : t.askHow}
      />
      <div className={styles.parts}>
        {!isOpen && <BirthDateForm problem={problem} isBusy={status === 'in_progress'} />}
        <div className={`${styles.actions} no-print`}>
          {isOpen && (
            <Button look="primary" icon={outlines.print} onClick={() => window.print()}>
              {print}
            </Button>
          )}
          <Button onClick={closeReceipt}>{t.back}</Button>
        </div>
        {state.status === 'open' && <ReceiptSheet receipt={state.receipt as VisitReceipt} />}
      </div>
    </>
  )
}

const FIELD = 'receipt-birth'
const PARTS = { month: 'receiptMonth', day: 'receiptDay', year: 'receiptYear' } as const
const NOTHING: DateParts = { month: '', day: '', year: '' }

/** Asks for the patient's birth date. While the receipt opens without it, only a skeleton is shown. */
function BirthDateForm({ problem, isBusy }: { problem: ReceiptProblem | undefined; isBusy: boolean }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { birthDate } = useTexts(confirmation)
  const [parts, setParts] = useState(NOTHING)
  const [isMissing, setMissing] = useState(false)
  const isTyped = parts !== NOTHING
  const wrong = isMissing ? t.noDate : problem === 'wrongBirthDate' ? t.wrongBirthDate : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const day = dayOf({ ...parts, month: tidyPart('month', parts.month) })
    setMissing(day === undefined)
    if (day === undefined) document.getElementById(controlId(PARTS.month))?.focus()
    else void askReceipt(day)
  }

  if (isBusy && !isTyped) return <Skeleton shape="card" label={t.showing} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field id={FIELD} as="group" label={birthDate} error={wrong} errorWord={c.errorWord} errorLive>
        <DateBoxes
          parts={parts}
          keyOf={(part) => PARTS[part]}
          wrong={wrong === undefined ? undefined : 'month'}
          describedBy={describedBy(FIELD, false, wrong !== undefined)}
          required
          onChange={(part, text) => setParts({ ...parts, [part]: text })}
          onWhole={setParts}
          onLeave={(part) => setParts((now) => ({ ...now, [part]: tidyPart(part, now[part]) }))}
        />
      </Field>
      {problem !== undefined && problem !== 'wrongBirthDate' && (
        <Notice tone="bad" live="alert">
          {t[problem]}
        </Notice>
      )}
      <div>
        <Button type="submit" look="primary" busy={isBusy ? t.showing : undefined}>
          {t.show}
        </Button>
      </div>
    </form>
  )
}
