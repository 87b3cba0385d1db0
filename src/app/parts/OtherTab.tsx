import { useTexts } from '../messages/catalogue.ts'
import { draft as texts } from '../messages/en/notices.ts'
import { goOnHere } from '../state/draft.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Frame } from './Frame.tsx'

/** Says that the visit is open in another tab, with a button that continues it here (quality, fault 9). */
export function OtherTab() {
  const t = useTexts(texts)
  return (
    <Frame>
      <PageHeader title={t.elsewhere} hint={t.elsewhereHow} focusKey="elsewhere" />
      <p>
        <Button look="primary" onClick={() => void goOnHere()}>
          {t.goOnHere}
        </Button>
      </p>
    </Frame>
  )
}
