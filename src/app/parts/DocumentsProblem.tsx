import { useTexts } from '../messages/catalogue.ts'
import { intake as texts } from '../messages/en/intake.ts'
import { ProblemNotice } from '../ui/Notice.tsx'

/** Says that content failed to load from every source, with a retry. */
export function DocumentsProblem({ retry }: { retry: () => void }) {
  const t = useTexts(texts)
  return (
    <ProblemNotice again={t.refresh} onRetry={retry}>
      {t.documentsFailed}
    </ProblemNotice>
  )
}
