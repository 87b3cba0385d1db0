import { serviceNamed } from '#domain/prescreen'
import type { CatalogueService } from '#domain/services'
import type { ChoiceField, Option } from '../../forms/spec.ts'
import { say } from '../../messages/catalogue.ts'
import { prescreen } from '../../messages/en/prescreen.ts'
import { yesNoField } from '../../parts/answers.ts'
import { serviceInfo } from '../../parts/service-info.ts'
import { serviceLabel } from '../../parts/service-label.ts'

/** A required Yes-or-No question. */
export function requiredYesNo(name: string, label: string): ChoiceField {
  const t = say(prescreen)
  return yesNoField({ name, label, required: t.required }, t)
}

/** A required choice of a service. The answer is its id. */
export function serviceField(name: string, label: string, options: Option[]): ChoiceField {
  return { kind: 'choice', name, label, required: say(prescreen).required, options }
}

type Named = { label: string; serviceName: string; info?: string | undefined }

/** Configured choices as options, without unknown services. */
export function namedOptions(choices: readonly Named[], services: readonly CatalogueService[]): Option[] {
  return choices.flatMap(({ label, serviceName, info }) => {
    const service = serviceNamed(serviceName, services)
    return service
      ? [{ value: String(service.id), label, ...serviceInfo({ ...service, infoMessage: info }) }]
      : []
  })
}

/** Services as options. `labels`: labels that replace their names. */
export function serviceOptions(
  services: readonly CatalogueService[],
  labels: Readonly<Record<string, string>> = {},
): Option[] {
  return services.map((service) => {
    const { id, name } = service
    const label = Object.hasOwn(labels, name) ? labels[name] : undefined
    return {
      value: String(id),
      label: label ?? serviceLabel(name),
      ...serviceInfo(service),
    }
  })
}
