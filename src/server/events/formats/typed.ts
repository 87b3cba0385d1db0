import type { Struct } from 'superstruct'
import type { BookedPayload, VisitLine } from '#contract/visit-line'
import { BookedPayload as Booked } from '#contract/visit-line'
import { WalkIn } from '#contract/walk-in'

type Part<T> = T extends readonly (infer One)[]
  ? Part<One>[]
  : T extends object
    ? { [Name in keyof T]?: Part<T[Name]> }
    : T

/** What a guest typed, as far as it can be read: nothing of it is sure to be there. */
export type Typed = Part<BookedPayload & Pick<WalkIn, 'counterCode' | 'createdAt'>>

/** What can be read of the payload of a line; `isWhole`: all of it. */
export function typedOf({ kind, payload }: Pick<VisitLine, 'kind' | 'payload'>): {
  typed: Typed
  isWhole: boolean
} {
  const struct = (kind === 'appointment' ? Booked : WalkIn) as unknown as AnyStruct
  if (struct.is(payload)) return { typed: payload as Typed, isWhole: true }
  return { typed: (fittingPart(payload, struct) ?? {}) as Typed, isWhole: false }
}

// biome-ignore lint/suspicious/noExplicitAny: a struct of any value, as superstruct types it
type AnyStruct = Struct<any, any>

/** Of an object the fields that fit, of a list the elements; undefined: nothing does. */
function fittingPart(value: unknown, struct: AnyStruct): unknown {
  const fits: boolean = struct.is(value)
  if (value === undefined || fits) return value
  if (Array.isArray(value)) {
    if (struct.type !== 'array') return undefined
    return value.map((one) => fittingPart(one, struct.schema)).filter((one) => one !== undefined)
  }
  if (typeof value !== 'object' || value === null || struct.type !== 'object') return undefined
  const parts = Object.entries(struct.schema as Record<string, AnyStruct>).flatMap(([name, of]) => {
    const part = Object.hasOwn(value, name)
      ? fittingPart((value as Record<string, unknown>)[name], of)
      : undefined
    return part === undefined ? [] : [[name, part]]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** Who signed for the patient; undefined: the patient did. */
export function signerOf({
  consentDetails,
}: Typed): { given?: string | undefined; family?: string | undefined } | undefined {
  const { relationshipWithPatient, guardianName, guardianLastName } = consentDetails?.signature ?? {}
  const isPatient = relationshipWithPatient === undefined || relationshipWithPatient === 'Self'
  if (isPatient && !isSaid(guardianName) && !isSaid(guardianLastName)) return undefined
  return { given: guardianName, family: guardianLastName }
}

/** The name of who signed: the guardian's, else the one that the patient signed with. Undefined: none was given. */
export function signedBy(typed: Typed): string | undefined {
  const signer = signerOf(typed)
  const { legalName } = typed.consentDetails?.signature ?? {}
  const name = signer ? [signer.given, signer.family].filter(isSaid).join(' ') : legalName
  return isSaid(name) ? name : undefined
}

/** Whether a text has more than white space. */
export function isSaid(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}
