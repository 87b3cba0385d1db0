import type { FormConfig } from '#contract/content/form-config'
import type { FieldSpec } from './spec.ts'

/** The fields that a form configuration asks for, also inside groups; an emptied group goes too (CONTENT-22, PATIENT-50). */
export function applyConfig(fields: readonly FieldSpec[], config: FormConfig): FieldSpec[] {
  return fields.flatMap((field): FieldSpec[] => {
    if (field.flag !== undefined && !config[field.flag]) return []
    if (field.kind !== 'group') return [field]
    const inside = applyConfig(field.fields, config)
    return inside.length > 0 ? [{ ...field, fields: inside }] : []
  })
}
