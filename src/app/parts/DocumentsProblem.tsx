import { useTexts } from '../messages/catalogue.ts'
import { intake as texts } from '../messages/en/intake.ts'
import { ProblemNotice } from '../ui/Notice.tsx'
import { useBackOnline } from './back-online.ts'

/** Says that content failed to load from every source, with a retry, which also comes by itself when the connection is back. */
export function DocumentsProblem({ retry }: { retry: () => void }) {
  const t = useTexts(texts)
  useBackOnline(retry)
  return (
    <ProblemNotice again={t.refresh} onRetry={retry}>
      {t.documentsFailed}
    </ProblemNotice>
  )
}
