import { LOCATION_ID } from '#contract/vocabulary'
import { Form } from '../../forms/Form.tsx'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './MainPage.module.css'

/** The scheduler's landing page (ROUTE-03): leads to the walk-in of a store, and to a person for every other visit. */
export default function MainPage() {
  const t = useTexts(texts)
  const page: PageSpec = {
    key: 'store',
    title: t.mainHeading,
    fields: [
      {
        kind: 'text',
        name: 'storeNumber',
        label: t.storeNumber,
        hint: t.storeNumberHint,
        required: t.storeNumberRequired,
        width: 20,
        check: (text) => (LOCATION_ID.test(text) ? undefined : t.storeNumberInvalid),
      },
    ],
  }
  return (
    <Frame>
      <PageHeader title={t.mainHeading} hint={t.mainHint} />
      <Form
        page={page}
        initialValues={{}}
        context={{ facts: { today: '', answers: {} } }}
        onSubmit={({ storeNumber }) => go(href('instantVaccine', { locationId: String(storeNumber) }))}
        submitLabel={t.open}
      />
      <div className={styles.other}>
        <Card as="section" title={t.visitsTitle}>
          <p>{t.visits}</p>
          <SupportCall whose="customer" />
        </Card>
      </div>
    </Frame>
  )
}
