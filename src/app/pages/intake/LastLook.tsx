import { isForMinor } from '#domain/fields/consents'
import type { Stop } from '#domain/journey'
import { storeName } from '#domain/store'
import { todayIn } from '#domain/zones'
import { controlId } from '../../forms/answers.ts'
import { useFromAnswers } from '../../forms/scope.ts'
import type { Answers, PageSpec } from '../../forms/spec.ts'
import { answerKeys } from '../../forms/visible.ts'
import { say, useTexts } from '../../messages/catalogue.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { hold } from '../../messages/en/hold.ts'
import { intake as intakeTexts, checkAnswers as texts } from '../../messages/en/intake.ts'
import { consent } from '../../messages/en/questionnaires.ts'
import { row } from '../../messages/joined.ts'
import { shownAddress } from '../../parts/shown-address.ts'
import { dayShort, lasting, timeWithZone } from '../../parts/slots/day-texts.ts'
import { servicesText } from '../../parts/visit-texts.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import type { Appointment, Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList, type DefinitionRow } from '../../ui/DefinitionList.tsx'
import { backToTimes, type Intake, visitPage } from './intake.ts'

const RELATION = 'relationshipWithPatient'

type Props = { intake: Intake; visit: Visit; stop: Stop<PageSpec> }

/** Above the button that books: visit, time, location and who signs, each with a link to change it (BK-41). */
export function LastLook({ intake, visit, stop }: Props) {
  const t = useTexts(texts)
  const i = useTexts(intakeTexts)
  const c = useTexts(confirmation)
  const h = useTexts(hold)
  const { whoSigns } = useTexts(consent)
  const signed = intake.pages.find(({ page }) => page.fields.flatMap(answerKeys).includes(RELATION))
  const isHere = signed?.stepKey === stop.stepKey && signed.pageKey === stop.pageKey
  const isMinor = isForMinor(intake.context.facts)
  const signer = useFromAnswers((typed) =>
    signerOf(isHere ? typed : ((signed && visit.answers[signed.stepKey]) ?? {}), isMinor),
  )
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  const change = (what: string, onClick: () => void): DefinitionRow['change'] => ({
    label: t.change,
    name: t.changeOf(what),
    href: href('schedule'),
    onClick: insteadOfLink(onClick),
  })
  const time = (label: string, key: string, of: Appointment): DefinitionRow => ({
    key,
    label,
    value: timeOf(of),
    change: change(label, backToTimes),
  })
  const rows: DefinitionRow[] = [
    {
      key: 'visit',
      label: c.service,
      value: servicesText(appointment),
      change: change(c.service, backToTimes),
    },
    time(followup ? h.first : c.when, 'when', appointment),
    ...(followup ? [time(h.second, 'second', followup)] : []),
    {
      key: 'where',
      label: c.where,
      value: row([storeName(provider.store), shownAddress(provider.store)].flatMap((part) => part || [])),
      change: change(c.where, backToTimes),
    },
  ]
  if (signed) {
    const sign = () =>
      isHere ? document.getElementById(controlId(RELATION))?.focus() : visitPage(signed, 'behind')
    rows.push({
      key: 'signer',
      label: whoSigns,
      value: signer === '' ? <strong>{t.notFinished}</strong> : <bdi>{signer}</bdi>,
      change: change(whoSigns, () => void sign()),
    })
  }
  return (
    <Card as="section" title={i.appointments(followup ? 2 : 1)}>
      <DefinitionList rows={rows} />
    </Card>
  )
}

/** "Sat, Nov 21, 09:20 AM EST, 60 minutes". */
function timeOf({ timestamp, timezone, durationMinutes }: Appointment): string {
  const at = Date.parse(timestamp)
  return row([dayShort(todayIn(at, timezone)), lasting(timeWithZone(at, timezone), durationMinutes)])
}

/** The signer's name, and the signer's relation to the patient in the words of the question; empty until both are given. */
function signerOf(answers: Answers, isMinor: boolean): string {
  const { signs, signsForChild } = say(consent)
  const relation = answers[RELATION]
  if (relation !== 'Self' && relation !== 'Spouse' && relation !== 'Child') return ''
  const { patientLegalName, responsiblePartyFirstName: first, responsiblePartyLastName: last } = answers
  const names = relation === 'Self' ? [patientLegalName] : [first, last]
  const name = names
    .map((part) => String(part ?? '').trim())
    .join(' ')
    .trim()
  return name === '' ? '' : row([name, isMinor ? signsForChild : signs[relation]])
}
