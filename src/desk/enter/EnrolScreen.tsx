import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DESK_PIN, type DeskSession, enrolDesk, LONGEST_DESK_NAME, lookAtInvitation } from '#contract/desk'
import type { StoreSummary } from '#contract/services'
import { storeAddress, storeName } from '#domain/store'
import { Button } from '../../app/ui/Button.tsx'
import { describedBy, Field, TextBox } from '../../app/ui/Field.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { askDesk } from '../ask.ts'
import { forgetInvitation } from '../invitation.ts'
import { askOwnSession } from '../own-session.ts'
import { deskTexts } from '../texts.ts'
import styles from './Enter.module.css'
import { EnterCard } from './EnterCard.tsx'
import { PinField } from './PinField.tsx'

type Props = { invitation: string; onEnrolled: (session: DeskSession) => void }

type Look =
  | { kind: 'looking' }
  | { kind: 'failed' }
  | { kind: 'over' }
  | { kind: 'good'; store: StoreSummary; deskName: string }

/** The page that an invitation opens: staff see for which store it is, and choose a PIN (DESK-01). */
export function EnrolScreen({ invitation, onEnrolled }: Props) {
  const [look, setLook] = useState<Look>({ kind: 'looking' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again.
  useEffect(() => {
    let isOver = false
    async function begin(): Promise<void> {
      const answer = await askDesk(lookAtInvitation, { body: { invitation } })
      if (isOver) return
      if (answer.kind === 'answered') return setLook({ kind: 'good', ...answer.data })
      if (answer.kind !== 'refused') return setLook({ kind: 'failed' })
      // It may have enrolled this very browser: the page was loaded anew before the answer came, or the link is opened again.
      const own = await askOwnSession()
      if (isOver) return
      if (own.kind === 'answered') return onEnrolled(own.data.session)
      forgetInvitation()
      setLook({ kind: 'over' })
    }
    void begin()
    return () => {
      isOver = true
    }
  }, [invitation, tries])
  if (look.kind === 'looking') return <EnterCard title={deskTexts.enter.looking} isQuiet />
  if (look.kind === 'over')
    return (
      <EnterCard title={deskTexts.enter.over} lines={[deskTexts.enter.overWhy, deskTexts.enter.overHow]} />
    )
  if (look.kind === 'failed') {
    return (
      <EnterCard tone="warning" title={deskTexts.noServer}>
        <Button onClick={() => setTries((count) => count + 1)}>{deskTexts.tryAgain}</Button>
      </EnterCard>
    )
  }
  const { store, deskName } = look
  return (
    <EnterCard
      title={deskTexts.enter.title}
      lines={[deskTexts.enter.at(storeName(store) ?? store.providerId), storeAddress(store)]}
    >
      <ul className={styles.list}>
        <li>{deskTexts.enter.whatShows}</li>
        <li>{deskTexts.enter.whatLock}</li>
        <li>{deskTexts.enter.whatKeep}</li>
      </ul>
      <PinForm
        invitation={invitation}
        deskName={deskName}
        onEnrolled={onEnrolled}
        onInvitationOver={() => setLook({ kind: 'over' })}
      />
    </EnterCard>
  )
}

type FormProps = Props & { deskName: string; onInvitationOver: () => void }

function PinForm({ invitation, deskName, onEnrolled, onInvitationOver }: FormProps) {
  const name = useRef<HTMLInputElement>(null)
  const [first, again] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [problem, setProblem] = useState<'pinForm' | 'pinDiffers' | 'pinTooSimple' | 'noAnswer'>()
  const [isBusy, setBusy] = useState(false)

  function fail(found: typeof problem): void {
    setProblem(found)
    if (again.current && found !== 'noAnswer') again.current.value = ''
    first.current?.focus()
    first.current?.select()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const pin = first.current?.value ?? ''
    if (!DESK_PIN.test(pin)) return fail('pinForm')
    if (pin !== again.current?.value) return fail('pinDiffers')
    setBusy(true)
    setProblem(undefined)
    const answer = await askDesk(enrolDesk, { body: { invitation, pin, name: name.current?.value ?? '' } })
    setBusy(false)
    if (answer.kind === 'answered') return onEnrolled(answer.data.session)
    if (answer.kind === 'refused' && answer.key === 'pinTooSimple') return fail('pinTooSimple')
    if (answer.kind === 'refused' && answer.key === 'invitationOver') return onInvitationOver()
    fail('noAnswer')
  }

  const error = problem === undefined || problem === 'noAnswer' ? undefined : deskTexts.enter[problem]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id="desk-name"
        label={deskTexts.enter.name}
        hint={deskTexts.enter.nameHint}
        errorWord={deskTexts.errorWord}
      >
        <TextBox
          ref={name}
          id="desk-name"
          defaultValue={deskName}
          maxLength={LONGEST_DESK_NAME}
          autoComplete="off"
          describedBy={describedBy('desk-name', true, false)}
        />
      </Field>
      <PinField
        ref={first}
        id="pin"
        label={deskTexts.enter.pin}
        hint={deskTexts.enter.pinHint}
        error={error}
        isNew
      />
      <PinField ref={again} id="pin-again" label={deskTexts.enter.pinAgain} isNew />
      {problem === 'noAnswer' && (
        <Notice tone="bad" live="alert">
          {deskTexts.noServer}
        </Notice>
      )}
      <Button type="submit" look="primary" busy={isBusy ? deskTexts.enter.beginning : undefined} large wide>
        {deskTexts.enter.begin}
      </Button>
    </form>
  )
}
