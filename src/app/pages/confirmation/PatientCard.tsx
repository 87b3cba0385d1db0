import { formatUsDate } from '#domain/calendar'
import { showPhone } from '#domain/phone'
import { dayAnswered } from '../../forms/answers.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { textAnswered } from '../../parts/answers.ts'
import type { Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'

/** Who the visit is for (CONFIRM-04). */
export function PatientCard({ answers }: Pick<Visit, 'answers'>) {
  const t = useTexts(texts)
  const all = Object.assign({}, ...Object.values(answers))
  const birth = dayAnswered('dob', all)
  const email = textAnswered(all, 'emailAddress')
  const name = [textAnswered(all, 'firstName'), textAnswered(all, 'lastName')].filter(Boolean).join(' ')
  return (
    <Card as="section" title={t.patient}>
      <DefinitionList
        rows={[
          { key: 'name', label: t.name, value: <bdi>{name}</bdi> },
          { key: 'phone', label: t.phone, value: showPhone(textAnswered(all, 'phoneNumber') ?? '') },
          ...(email ? [{ key: 'email', label: t.email, value: <bdi>{email}</bdi> }] : []),
          { key: 'birth', label: t.birthDate, value: birth ? formatUsDate(birth) : '' },
        ]}
      />
    </Card>
  )
}
