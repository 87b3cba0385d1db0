import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { tidyAnswers } from './answers.ts'
import { FieldCards } from './FieldView.tsx'
import { FormBody } from './FormBody.tsx'
import styles from './fields.module.css'
import { problemsOf } from './problems.ts'
import { FormScope, lookAt } from './scope.ts'
import type { Answers, FormContext, PageSpec } from './spec.ts'

export type FormProps = {
  page: PageSpec
  /** Earlier answers, which are read once, when the page appears. */
  initialValues: Answers
  context: FormContext
  /** Gets the tidied answers of the fields that are shown, when all are right. */
  onSubmit: (answers: Answers) => void
  /** Gets all tidied answers, also those of hidden fields, whenever the guest leaves a field or picks an option. */
  onLeaveField?: (answers: Answers) => void
  /** Shows the problems at once, as if the guest had submitted the form (INTAKE-15). */
  revealErrors?: boolean
  /** Key of the answer whose control takes focus when the page appears. */
  focusOn?: string | undefined
  /** What the page does with the answers now, e.g. "Checking the address…"; absent while the form waits for the guest. */
  busy?: string | undefined
  submitLabel?: string
  summaryTitle?: string
  /** Between the last field and the button. */
  children?: ReactNode
  /** In the bar, before the button. */
  bar?: ReactNode
  /** A second button beside the first. */
  secondary?: ReactNode
}

/** One page of fields. Callers have applied the configuration to `page` (applyConfig). */
export function Form(props: FormProps) {
  return <FormOfPage key={props.page.key} {...props} />
}

function FormOfPage(props: FormProps) {
  const { page, initialValues, context, onLeaveField } = props
  const { fields, title } = page
  const { facts } = context
  const validate = useMemo(() => (answers: Answers) => problemsOf(fields, answers, facts), [fields, facts])
  const now = useMemo(() => lookAt(fields, facts), [fields, facts])
  const scope = useMemo(
    () => ({
      facts,
      now,
      title,
      onLeave: (answers: Answers) => onLeaveField?.(tidyAnswers(fields, answers)),
    }),
    [facts, now, title, fields, onLeaveField],
  )
  return (
    <FormScope value={scope}>
      <FinalForm<Answers>
        initialValues={initialValues}
        initialValuesEqual={always}
        validate={validate}
        onSubmit={nothing}
        subscription={NONE}
      >
        {() => (
          <FormBody {...props}>
            <div className={styles.fields}>
              <FieldCards fields={fields} cards={page.cards} />
              {props.children}
            </div>
          </FormBody>
        )}
      </FinalForm>
    </FormScope>
  )
}

const NONE = {}

/** Values that arrive later never replace typed answers. */
function always(): boolean {
  return true
}

/** FormBody submits. final-form only remembers that the guest tried. */
function nothing(): void {}
