import { misfitsOf } from '#domain/misfits'
import { useTexts } from '../../messages/catalogue.ts'
import { checkAnswers as texts } from '../../messages/en/intake.ts'
import { useDocuments } from '../../state/documents.ts'
import type { Visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { answersSent, type Intake } from './intake.ts'

const SLUGS = ['prescreenData'] as const

/** Names the vaccines of a walk-in that its answers do not fit, without the reasons (STORE-08). Nothing is refused. */
export function Misfits({ intake, visit }: { intake: Intake; visit: Visit }) {
  const t = useTexts(texts)
  const documents = useDocuments(SLUGS)
  if (visit.flow !== 'INSTANT_VACCINE' || documents.status !== 'done') return null
  const names = visit.appointment?.services.map(({ name }) => name) ?? []
  const facts = { ...intake.context.facts, answers: answersSent(intake, visit.answers) }
  const misfits = misfitsOf(names, facts, documents.value.prescreenData)
  if (misfits.length === 0) return null
  return <Notice>{t.talk([...new Set(misfits.map(({ vaccine }) => vaccine))])}</Notice>
}
