import type { PrescreenData } from '#contract/content/prescreen-data'
import { misfitsOf } from '#domain/misfits'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { checkAnswers as texts } from '../../messages/en/intake.ts'
import { useDocuments } from '../../state/documents.ts'
import type { Visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { answersSent, type Intake } from './intake.ts'

const SLUGS = ['prescreenData'] as const

/** Names the vaccines of a visit that its answers do not fit, without the reasons (STORE-08). Nothing is refused. */
export function Misfits({ intake, visit }: { intake: Intake; visit: Visit }) {
  const t = useTexts(texts)
  const documents = useDocuments(SLUGS)
  if (documents.status !== 'done') return null
  const vaccines = talkedAbout(intake, visit, documents.value.prescreenData).map(translate)
  if (vaccines.length === 0) return null
  return (
    <Notice>{visit.provider?.businessName === 'tlc' ? t.talkAtClinic(vaccines) : t.talk(vaccines)}</Notice>
  )
}

/**
 * The vaccines that the answers do not fit on the day of the visit, each once. Staff see why: the server judges a walk-in when it
 * arrives and a booking when staff read it, by the same rules.
 */
export function talkedAbout(intake: Intake, visit: Visit, prescreenData: PrescreenData): string[] {
  const { facts } = intake.context
  const names = (visit.appointment?.services ?? [])
    .filter(({ isVaccine, isAvailable }) => visit.flow === 'INSTANT_VACCINE' || (isVaccine && isAvailable))
    .map(({ name }) => name)
  const onItsDay = {
    ...facts,
    today: facts.visit?.day ?? facts.today,
    answers: answersSent(intake, visit.answers),
  }
  return [...new Set(misfitsOf(names, onItsDay, prescreenData).map(({ vaccine }) => vaccine))]
}
