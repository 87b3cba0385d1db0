import { useTexts } from '../messages/catalogue.ts'
import { draft as texts } from '../messages/en/draft.ts'
import { goOnHere } from '../state/draft.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Frame } from './Frame.tsx'

/** Says that the visit goes on in another tab, and offers to go on in this one (quality, fault 9). */
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
