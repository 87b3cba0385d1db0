import type { ClinicOrder } from '#domain/locator'
import { clinicOrder } from '#domain/locator'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { Field, SelectBox } from '../../ui/Field.tsx'

const ID = 'clinic-sort'

/** The order of the list: what the address says, also after going back (LOCATOR-06, LOCATOR-07, LOCATOR-23). */
export function SortBox({ order, onOrder }: { order: ClinicOrder; onOrder: (order: ClinicOrder) => void }) {
  const t = useTexts(texts)
  return (
    <Field id={ID} label={t.sort} errorWord="">
      <SelectBox
        id={ID}
        name="sortBy"
        options={[
          { value: 'distance', label: t.sortDistance },
          { value: 'name', label: t.sortName },
        ]}
        value={order}
        onChange={(event) => onOrder(clinicOrder(event.target.value))}
      />
    </Field>
  )
}
