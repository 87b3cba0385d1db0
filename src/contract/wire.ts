/** Members that no table of S1 and S2 has, and where our own shape has them: on the wire they are in `extension` (BK-64). */
export const BEYOND: Readonly<Record<string, string>> = {
  reservationCode: 'reservationCode',
  followupReservationCode: 'followupAppointment.reservationCode',
  category: 'category',
  eligibility: 'eligibility',
  eligibilityServiceIds: 'eligibilityServiceIds',
  documents: 'consentDetails.documents',
  answerDetails: 'medicalInfo.answerDetails',
  referredBy: 'insuranceInfo.referredBy',
  formLanguage: 'formLanguage',
  counterCode: 'counterCode',
  createdAt: 'createdAt',
  serviceIds: 'serviceIds',
}
const OF_VISITS = Object.keys(BEYOND).filter((name) => name !== 'serviceIds')

type Body = Record<string, unknown>

/**
 * A body as it goes over the wire: what exceeds the tables is in `extension`, or left out for a provider that refuses unknown members;
 * the relationship of a guardian is where S2 section 3 has it (BK-64).
 */
export function wireOf(given: object, isExtended: boolean): Body {
  const body = copyOf(given as Body)
  const isHold = 'reservationTime' in body
  const extension: Body = {}
  for (const name of isHold ? ['serviceIds'] : OF_VISITS) {
    const path = BEYOND[name] ?? name
    const value = take(body, path)
    if (value !== undefined) extension[name] = value
  }
  take(body, 'consentDetails.signature.relationshipWithPatient')
  return isExtended && Object.keys(extension).length > 0 ? { ...body, extension } : body
}

/**
 * A body in our own shape: reads `extension`, and the names of S2 section 3 beside ours (BK-59). When a body has both names with
 * different values, both members are made invalid, so that the refusal names both.
 */
export function ownShape(given: unknown): unknown {
  if (!isBody(given)) return given
  const body = copyOf(given)
  const { extension } = body
  if (isBody(extension)) {
    delete body['extension']
    for (const [name, value] of Object.entries(extension)) {
      const path = BEYOND[name]
      if (path === undefined) body['extension'] = extension
      else put(body, path, value, `extension.${name}`)
    }
  }
  readBasics(body)
  if (typeof body['notes'] === 'string') body['notes'] = [body['notes']]
  readSignature(body)
  return body
}

const ADDRESS = ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county']
const PROVIDER = ADDRESS.slice(0, 5).map((name) => `provider${name[0]?.toUpperCase()}${name.slice(1)}`)

function readBasics(body: Body): void {
  const basics = body['basicInfo']
  if (!isBody(basics)) return
  readBirth(basics)
  const consented = take(basics, 'isMobileConsentChecked')
  if (typeof consented === 'boolean')
    put(body, 'consentDetails.smsConsent', consented, 'basicInfo.isMobileConsentChecked')
  const address = readAddress(basics, ADDRESS)
  if (address) put(basics, 'address', address, 'addressLineOne')
  const named = basics['primaryHealthcareProvider']
  if (typeof named === 'string') basics['primaryHealthcareProvider'] = { name: named }
  const office = {
    address: ['providerAddressLineOne', readAddress(basics, PROVIDER)],
    phoneNumber: ['providerPhoneNumber', take(basics, 'providerPhoneNumber')],
    fax: ['providerFax', take(basics, 'providerFax')],
  } as const
  for (const [name, [alias, value]] of Object.entries(office)) {
    if (value === undefined) continue
    basics['primaryHealthcareProvider'] ??= {}
    put(basics, `primaryHealthcareProvider.${name}`, value, alias)
  }
}

/** The birth date of its three parts. Parts that are given beside a date must be those of the date. */
function readBirth(basics: Body): void {
  const names = ['dobYear', 'dobMonth', 'dobDay']
  const parts = names.map((name) => text(take(basics, name)))
  const [year, month, day] = parts
  if (year !== undefined && month !== undefined && day !== undefined) {
    put(basics, 'dateOfBirth', `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, 'dobYear')
    return
  }
  const { dateOfBirth } = basics
  if (typeof dateOfBirth !== 'string') return
  const given = dateOfBirth.split('-')
  for (const [index, name] of names.entries()) {
    const part = parts[index]
    if (part !== undefined && Number(part) !== Number(given[index])) put(basics, 'dateOfBirth', part, name)
  }
}

/** The address of flat fields, which are taken out; undefined without any. */
function readAddress(from: Body, names: readonly string[]): Body | undefined {
  const [one, two, cityTown, stateProvince, postalCode, county] = names.map((name) => text(take(from, name)))
  if ([one, two, cityTown, stateProvince, postalCode, county].every((part) => part === undefined))
    return undefined
  const addressLines = [one, two].filter((line) => line !== undefined && line !== '')
  return { addressLines, cityTown, stateProvince, postalCode, ...(county !== undefined && { county }) }
}

/** The relationship may be with the guardian alone; without a guardian the patient signs. */
function readSignature(body: Body): void {
  const signature = isBody(body['consentDetails']) ? body['consentDetails']['signature'] : undefined
  if (!isBody(signature) || signature['relationshipWithPatient'] !== undefined) return
  const { guardianDetails } = signature
  signature['relationshipWithPatient'] = isBody(guardianDetails)
    ? guardianDetails['relationshipWithPatient']
    : 'Self'
}

/** Takes a value out of a body by its path; undefined where it is not. */
function take(body: Body, path: string): unknown {
  const { holder, name } = at(body, path)
  if (!holder || !Object.hasOwn(holder, name)) return undefined
  const value = holder[name]
  delete holder[name]
  return value
}

/**
 * Writes a value to its path in our own shape. If the path has a different value already, both become invalid: the path gets a
 * symbol, and `alias` returns to the body as an unknown member.
 */
function put(body: Body, path: string, value: unknown, alias: string): void {
  const { holder, name } = at(body, path)
  if (!holder) return
  const before = holder[name]
  if (before === undefined || written(before) === written(value)) {
    holder[name] = value
    return
  }
  holder[name] = Symbol(name)
  const { holder: other, name: second } = at(body, alias, true)
  if (other) other[second] = value
}

/** A value as JSON, the members of an object by name: their order means nothing. */
function written(value: unknown): string | undefined {
  return JSON.stringify(value, (_, one: unknown) =>
    isBody(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )
}

function at(body: Body, path: string, makes = false): { holder: Body | undefined; name: string } {
  const names = path.split('.')
  const name = names.pop() ?? ''
  let holder: unknown = body
  for (const one of names) {
    if (!isBody(holder)) break
    if (makes && holder[one] === undefined) holder[one] = {}
    holder = Object.hasOwn(holder, one) ? holder[one] : undefined
  }
  return { holder: isBody(holder) ? holder : undefined, name }
}

/** Copies a body and its nested objects. Other values are not copied, because the struct checks them later. */
export function copyOf(body: Body): Body {
  const copied = (value: unknown): unknown => (isBody(value) ? copyOf(value) : value)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, copied(value)]))
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
