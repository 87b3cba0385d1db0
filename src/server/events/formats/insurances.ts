import { isSaid, type Typed } from './typed.ts'

type Address = NonNullable<NonNullable<Typed['basicInfo']>['address']>

/** What pays for a visit, in the names of either form; `carrier` is absent where the guest named none. */
export type Insurance = {
  kind: 'primary' | 'secondary' | 'medicare' | 'medicaid'
  carrier?: string | undefined
  memberId?: string | undefined
  group?: string | undefined
  /** The relation of the patient to the policyholder. */
  relation?: string | undefined
  holder?: string | undefined
  dependent?: string | undefined
  claimsAddress?: Address | undefined
}

type Answers = Readonly<Record<string, unknown>>

/** The insurances of a visit, in the order of the form; `none` when the guest has none, undefined when the form did not ask. */
export function insurancesOf({ insuranceInfo, basicInfo }: Typed): Insurance[] | 'none' | undefined {
  const answers = (insuranceInfo ?? {}) as Answers
  const isYes = (name: string) => answers[name] === 'YES' || answers[name] === '1'
  const medicareId = basicInfo?.medicareBeneficiaryIdNumber
  const all: Insurance[] = [
    ...(isYes('hasPrimaryInsurance') ? [primary(answers)] : []),
    ...(isYes('hasSecondaryInsurance') ? [policy(answers, 'secondary')] : []),
    ...(isYes('hasMedicare') || isSaid(medicareId)
      ? [{ kind: 'medicare' as const, carrier: 'Medicare', memberId: medicareId }]
      : []),
    ...(isYes('hasMedicaid') ? [{ kind: 'medicaid' as const, carrier: 'Medicaid' }] : []),
  ]
  if (all.length > 0) return all
  return answers['hasPrimaryInsurance'] === undefined ? undefined : 'none'
}

function primary(answers: Answers): Insurance {
  if (answers['hasPrimaryInsurance'] === 'YES') return policy(answers, 'primary')
  return {
    kind: 'primary',
    carrier: said(answers['insuranceCarrier']),
    memberId: said(answers['cardholderIdNumber']),
    group: said(answers['groupNumber']),
  }
}

function policy(answers: Answers, kind: 'primary' | 'secondary'): Insurance {
  const of = (name: string) => said(answers[`${kind}-${name}`])
  const holder = [of('policyholder-firstName'), of('policyholder-lastName')].filter(isSaid).join(' ')
  return {
    kind,
    carrier: of('insuranceCarrier'),
    memberId: of('memberId'),
    group: of('groupNumber'),
    relation: of('relation'),
    ...(holder !== '' && { holder }),
    dependent: of('personCode'),
    claimsAddress: answers[`${kind}-claimsAddress`] as Address | undefined,
  }
}

function said(value: unknown): string | undefined {
  return typeof value === 'string' && isSaid(value) ? value : undefined
}
