import { memo } from 'react'
import { BoxField } from './BoxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { DetailsField } from './DetailsField.tsx'
import { GroupField } from './GroupField.tsx'
import { ManyField } from './ManyField.tsx'
import { ProseField } from './ProseField.tsx'
import { SelectField } from './SelectField.tsx'
import { useFromAnswers, useScope } from './scope.ts'
import type { FieldSpec } from './spec.ts'
import { TextField } from './TextField.tsx'
import { ToggleField } from './ToggleField.tsx'

/** Fields under each other, those that are shown now. */
export function FieldViews({ fields }: { fields: readonly FieldSpec[] }) {
  return fields.map((field) => <FieldView key={field.name} field={field} />)
}

const FieldView = memo(function FieldView({ field }: { field: FieldSpec }) {
  const { now } = useScope()
  const isShown = useFromAnswers((answers) => now(answers).shown.has(field))
  return isShown ? <Shown field={field} /> : null
})

function Shown({ field }: { field: FieldSpec }) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} />
    case 'choice':
      return <ChoiceField field={field} />
    case 'select':
      return <SelectField field={field} />
    case 'many':
      return <ManyField field={field} />
    case 'box':
      return <BoxField field={field} />
    case 'toggle':
      return <ToggleField field={field} />
    case 'date':
      return <DateField field={field} />
    case 'details':
      return <DetailsField field={field} />
    case 'prose':
      return <ProseField field={field} />
    case 'group':
      return <GroupField field={field} />
    case 'hidden':
      return null
  }
}
