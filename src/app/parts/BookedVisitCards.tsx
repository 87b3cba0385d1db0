import { useTexts } from '../messages/catalogue.ts'
import { confirmation as texts } from '../messages/en/confirmation.ts'
import type { BookedReceipt } from '../state/receipts.ts'
import { Card } from '../ui/Card.tsx'
import { DefinitionList } from '../ui/DefinitionList.tsx'
import { CopyButton } from './CopyButton.tsx'
import { whenOf } from './visit-texts.ts'

/** A card for each booked visit that this device remembers: when, where and its code. */
export function BookedVisitCards({ receipts }: { receipts: readonly BookedReceipt[] }) {
  const t = useTexts(texts)
  return receipts.map(({ counterCode, booked: { id, startsAt, timezone, place } }) => (
    <Card key={id} as="section" title={whenOf({ timestamp: new Date(startsAt).toISOString(), timezone })}>
      <DefinitionList
        rows={[
          ...(place === '' ? [] : [{ key: 'where', label: t.where, value: <bdi>{place}</bdi> }]),
          { key: 'code', label: t.secondCode, value: counterCode },
        ]}
      />
      <div>
        <CopyButton text={counterCode}>{t.copyVisitCode}</CopyButton>
      </div>
    </Card>
  ))
}
