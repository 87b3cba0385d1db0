import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { BoxCard } from '../ui/BoxCard.tsx'
import { controlId } from './ids.ts'
import { useAnswer, useIsRequired } from './scope.ts'
import type { BoxField as Spec } from './spec.ts'
import { Why } from './Why.tsx'

/** One box to tick. */
export function BoxField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { answer, message, change, leave } = useAnswer(field.name)
  return (
    <BoxCard
      id={controlId(field.name)}
      name={field.name}
      checked={answer === true}
      label={field.label}
      hint={field.hint}
      error={message}
      errorWord={texts.errorWord}
      optional={isRequired ? undefined : texts.optional}
      aside={<Why text={field.why} />}
      onChange={(event) => {
        change(event.target.checked || undefined)
        leave()
      }}
    />
  )
}
