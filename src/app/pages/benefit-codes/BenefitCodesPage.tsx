import { type FormEvent, useEffect, useRef, useState } from 'react'
import { validateBenefitCode } from '#contract/benefit-code'
import { isBlank, tidy } from '#domain/text'
import { call } from '../../api/call.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit as texts } from '../../messages/en/benefit.ts'
import { common } from '../../messages/en/common.ts'
import { Frame } from '../../parts/Frame.tsx'
import { useTyped } from '../../parts/use-typed.ts'
import { href } from '../../paths.ts'
import { onLink, setTitlePrefix } from '../../platform/navigate.ts'
import { reportError, reportFieldErrors } from '../../state/flow.ts'
import { goWithSearch, useSearch, verified } from '../../state/search.ts'
import { Button } from '../../ui/Button.tsx'
import { describedBy, Field, TextBox } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './BenefitCodesPage.module.css'

const ID = 'benefit-code'

/** Asks for a benefit code, and opens main with a code that is accepted (BENEFIT-01 to BENEFIT-08). */
export default function BenefitCodesPage() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const search = useSearch()
  const [before, keep] = useTyped(ID, () => '')
  const [typed, setTyped] = useState(before)
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<'required' | 'invalid' | 'networkError'>()
  const box = useRef<HTMLInputElement>(null)
  const leaving = useRef<AbortController>(undefined)
  const error = problem && t[problem]
  useEffect(
    () => () => {
      leaving.current?.abort()
      setTitlePrefix('')
    },
    [],
  )

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isChecking) return
    const benefitCode = tidy(typed)
    if (isBlank(benefitCode)) {
      refuse('required')
      return
    }
    setChecking(true)
    setProblem(undefined)
    setTitlePrefix('')
    leaving.current = new AbortController()
    const outcome = await checkCode(benefitCode, leaving.current.signal)
    if (outcome === 'cancelled') return
    setChecking(false)
    if (outcome === 'valid') {
      verified.code = benefitCode
      goWithSearch('main', { ...search, benefitCode })
    } else refuse(outcome)
  }

  function refuse(why: 'required' | 'invalid' | 'networkError'): void {
    setProblem(why)
    setTitlePrefix(c.errorWord)
    if (why !== 'networkError') reportFieldErrors(['benefitCode']) // EVENTS-03
    box.current?.focus()
  }

  return (
    <Frame>
      <meta name="robots" content="noindex" />
      <PageHeader compact title={t.heading} focusKey="benefit-codes" />
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field id={ID} label={t.field} error={error} errorWord={c.errorWord} errorLive>
          <TextBox
            ref={box}
            id={ID}
            name="benefitCode"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required
            width={24}
            maxLength={128}
            invalid={error !== undefined}
            describedBy={describedBy(ID, false, error !== undefined)}
            onChange={(event) => {
              setTyped(event.target.value)
              keep(event.target.value)
              setProblem(undefined) // BENEFIT-08
              setTitlePrefix('')
            }}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" look="primary" busy={isChecking ? t.checking : undefined}>
            {c.continue}
          </Button>
          {isChecking && <span className={styles.spinner} aria-hidden="true" />}
          <Button look="quiet" href={href('main')} onClick={onLink(href('main'))}>
            {t.without}
          </Button>
        </div>
      </form>
    </Frame>
  )
}

/** Asks the server whether a location accepts a benefit code (API-05, BENEFIT-05 to BENEFIT-07). */
export async function checkCode(
  benefitCode: string,
  signal: AbortSignal,
): Promise<'valid' | 'invalid' | 'networkError' | 'cancelled'> {
  const result = await call(validateBenefitCode, { query: { benefitCode }, signal, retries: 1 })
  if (result.kind === 'cancelled') return 'cancelled'
  if (result.kind === 'answered') return result.data.validation.isValid ? 'valid' : 'invalid'
  const status = 'status' in result ? (result.status ?? 500) : 500
  // The report must not contain the code, which is in the query.
  reportError({ description: result.kind, endpoint: validateBenefitCode.path, status })
  return 'networkError'
}
