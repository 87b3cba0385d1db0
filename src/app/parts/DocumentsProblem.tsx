import { useTexts } from '../messages/catalogue.ts'
import { intake as texts } from '../messages/en/intake.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Content that could not be loaded from any source, with a way to ask again. */
export function DocumentsProblem({ retry }: { retry: () => void }) {
  const t = useTexts(texts)
  return (
    <Notice
      tone="bad"
      live="alert"
      actions={
        <Button look="secondary" onClick={retry}>
          {t.refresh}
        </Button>
      }
    >
      {t.documentsFailed}
    </Notice>
  )
}
