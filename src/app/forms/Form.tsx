import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { FieldViews } from './FieldView.tsx'
import { FormBody } from './FormBody.tsx'
import styles from './fields.module.css'
import { problemsOf } from './problems.ts'
import { FormScope, lookAt } from './scope.ts'
import type { Answers, FormContext, PageSpec } from './spec.ts'
import { tidyAnswers } from './tidy-answers.ts'

export type FormProps = {
  page: PageSpec
  /** Answers typed before; read once, when the page appears. */
  initialValues: Answers
  context: FormContext
  /** Gets the answers of the fields that are shown, tidied, when all are right. */
  onSubmit: (answers: Answers) => void
  /** Gets all answers, tidied, whenever a field is left or an option picked, also those of fields hidden now. */
  onLeaveField?: (answers: Answers) => void
  /** Shows at once what is wrong, as if it had been submitted (INTAKE-15). */
  revealErrors?: boolean
  /** Key of the control that takes focus when the page appears (ids.ts). */
  focusOn?: string | undefined
  /** What is being done with the answers, e.g. "Checking the address…"; absent while the form waits for the guest. */
  busy?: string | undefined
  submitLabel?: string
  summaryTitle?: string
  /** Between the last field and the button. */
  children?: ReactNode
  /** Beside the button: a second way out. */
  secondary?: ReactNode
}

/** One page of fields. `page` has its configuration applied already (applyConfig). */
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
              <FieldViews fields={fields} />
              {props.children}
            </div>
          </FormBody>
        )}
      </FinalForm>
    </FormScope>
  )
}

const NONE = {}

/** What was typed is never replaced by values that arrive later. */
function always(): boolean {
  return true
}

/** Submitting is done by FormBody; final-form only remembers that it was tried. */
function nothing(): void {}
