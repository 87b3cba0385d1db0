import { serviceNamed } from '#domain/prescreen'
import type { CatalogueService } from '#domain/services'
import { optionName } from '#domain/vaccines'
import type { ChoiceField, Option } from '../../forms/spec.ts'
import { say } from '../../messages/catalogue.ts'
import { prescreen } from '../../messages/en/prescreen.ts'

/** A required question with the answers Yes and No. */
export function yesNoField(name: string, label: string): ChoiceField {
  const t = say(prescreen)
  return {
    kind: 'choice',
    name,
    label,
    sideBySide: true,
    required: t.required,
    options: [
      { value: 'Yes', label: t.yes },
      { value: 'No', label: t.no },
    ],
  }
}

/** A required choice of one service; an answer is the id of its service. */
export function serviceField(name: string, label: string, options: Option[]): ChoiceField {
  return { kind: 'choice', name, label, required: say(prescreen).required, options }
}

type Named = { label: string; serviceName: string; info?: string | undefined }

/** Configured choices as options, without those whose service is not there. */
export function namedOptions(choices: readonly Named[], services: readonly CatalogueService[]): Option[] {
  return choices.flatMap(({ label, serviceName, info }) => {
    const service = serviceNamed(serviceName, services)
    return service ? [{ value: String(service.id), label, ...(info !== undefined && { info }) }] : []
  })
}

/** Services as options, under the names they are offered by, or the labels given for them. */
export function serviceOptions(
  services: readonly CatalogueService[],
  labels: Readonly<Record<string, string>> = {},
): Option[] {
  return services.map(({ id, name, infoMessage }) => {
    const label = Object.hasOwn(labels, name) ? labels[name] : undefined
    return {
      value: String(id),
      label: label ?? optionName(name),
      ...(infoMessage !== undefined && { info: infoMessage }),
    }
  })
}
