import { useRef, useState } from 'react'
import { StateSelectionTexts } from '#contract/content/collections'
import { stateNamed, statesByName } from '#domain/search-form'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { find as texts } from '../../messages/en/find.ts'
import { useCollection } from '../../state/documents.ts'
import { reportFieldErrors } from '../../state/flow.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { describedBy, Field, SelectBox } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const ID = 'find-state'

type Props = {
  /** Id of its texts (FIND-42). */
  collection: string
  /** The typed place; a state that it names is preselected (FIND-46). */
  location: string
  onChoose: (state: string) => void
  onClose: () => void
}

/** Asks in which state the guest will be during a video visit (FIND-43 to FIND-47). */
export default function StateDialog({ collection, onClose, ...rest }: Props) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { state, retry } = useCollection('textcollection', collection, StateSelectionTexts)
  if (state.status === 'done') return <Question content={state.value} onClose={onClose} {...rest} />
  return (
    <Dialog
      open
      title={state.status === 'failed' ? t.connectionFailed : c.loading}
      onClose={onClose}
      actions={
        <>
          {state.status === 'failed' && <Button onClick={retry}>{c.tryAgain}</Button>}
          <Button onClick={onClose}>{c.back}</Button>
        </>
      }
    >
      {state.status === 'failed' ? (
        <Notice tone="bad" live="alert">
          {t.tryShortly}
        </Notice>
      ) : (
        <Skeleton shape="text" count={3} />
      )}
    </Dialog>
  )
}

type QuestionProps = Omit<Props, 'collection'> & { content: StateSelectionTexts }

function Question({ content, location, onChoose, onClose }: QuestionProps) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const states = statesByName(content.availableStates)
  const [chosen, setChosen] = useState(() => stateNamed(location, states) ?? '')
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLSelectElement>(null)
  const error = isRefused && chosen === '' ? content.selectStateValidationMessage : undefined

  function check(): void {
    if (chosen !== '') {
      onChoose(chosen)
      return
    }
    setRefused(true)
    reportFieldErrors(['state']) // EVENTS-03
    box.current?.focus()
  }

  return (
    <Dialog
      open
      title={content.heading}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={check}>
            {content.positiveCTAText}
          </Button>
          <Button onClick={onClose}>{content.negativeCTAText}</Button>
        </>
      }
    >
      <form aria-label={content.formSelectLabel} noValidate onSubmit={(event) => event.preventDefault()}>
        <Field
          id={ID}
          label={content.selectLabel}
          hint={content.tooltipText}
          error={error}
          errorWord={c.errorWord}
          errorLive
        >
          <SelectBox
            ref={box}
            id={ID}
            name="state"
            aria-required
            placeholder={t.chooseState}
            options={states.map(({ name, value }) => ({ value, label: name }))}
            value={chosen}
            invalid={error !== undefined}
            describedBy={describedBy(ID, true, error !== undefined)}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
