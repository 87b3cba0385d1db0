import * as intake from '#contract/intake'
import * as operator from '#contract/operator'
import { VISIT_LINES } from '#contract/visit-line'
import { ABOUT_OPERATOR_API } from './about-operator-api.ts'
import { DESCRIBED, NAMED_STRUCTS } from './guest-api.ts'
import type { AnyStruct, JsonSchema } from './json-schema.ts'
import { type Operation, openApiDocument } from './openapi.ts'

/** Names of the schemas of lines: "needs-attention" is NeedsAttentionLine. */
const LINES = Object.fromEntries(
  Object.entries(VISIT_LINES).map(([name, struct]) => [
    `${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Line`,
    struct as AnyStruct,
  ]),
)

const { OperatorVisit, OperatorEvent } = operator

/** The operator's API as an OpenAPI 3.1 document (FEED-10). */
export function operatorApiDocument(): JsonSchema {
  const anyLine = (schemaOf: (struct: AnyStruct) => JsonSchema) => ({
    anyOf: Object.values(LINES).map(schemaOf),
  })
  return openApiDocument({
    title: "Health services scheduler: the operator's API",
    version: '1.0.0',
    description:
      'For a pharmacy’s own systems. `npm run tokens` makes tokens. Every call that opens a visit is in the audit. A visit is a line as the export has it.',
    operations: operatorOperations(),
    named: { ...ofLines(), ...LINES },
    described: new Map([
      ...DESCRIBED,
      [OperatorVisit as unknown as AnyStruct, anyLine],
      [OperatorEvent as unknown as AnyStruct, anyLine],
    ]),
    security: {
      schemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of `npm run tokens`.' } },
      requirement: [{ token: [] }],
    },
  })
}

/** The structs of the guest's forms, which payloads are made of. */
function ofLines(): Record<string, AnyStruct> {
  const forms = ['Address', 'DietitianQuestionnaire', 'InsuranceInfo', 'WalkIn', ...Object.keys(intake)]
  return Object.fromEntries(Object.entries(NAMED_STRUCTS).filter(([name]) => forms.includes(name)))
}

function operatorOperations(): Operation[] {
  const endpoints: readonly unknown[] = operator.OPERATOR_ENDPOINTS
  return Object.entries(operator)
    .filter((one): one is [string, never] => endpoints.includes(one[1]))
    .map(([id, endpoint]) => {
      const about = ABOUT_OPERATOR_API[id]
      if (!about) throw new Error(`Nothing is said of the call ${id}.`)
      return { id, endpoint, about }
    })
}
