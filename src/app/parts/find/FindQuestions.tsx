import { lazy, Suspense } from 'react'
import type { FormAnswers } from '#domain/search-target'
import type { CatalogueService } from '#domain/services'

const VisitDialog = lazy(() => import('./VisitDialog.tsx'))
const FluDialog = lazy(() => import('./FluDialog.tsx'))
const StateDialog = lazy(() => import('./StateDialog.tsx'))

/** A question between the form and the search; `given`: the answers before it. */
export type Asking = { given: FormAnswers } & (
  | { kind: 'visit'; visits: readonly CatalogueService[] }
  | { kind: 'flu' }
  | { kind: 'state'; collection: string }
)

type QuestionsProps = {
  asking: Asking | undefined
  location: string
  onAnswer: (given: FormAnswers) => void
  onState: (state: string, given: FormAnswers) => void
  onClose: () => void
}

/** The dialogs after the form, each loaded when it opens (FIND-34 to FIND-48). */
export function FindQuestions({ asking, location, onAnswer, onState, onClose }: QuestionsProps) {
  if (!asking) return null
  const { given } = asking
  return (
    <Suspense>
      {asking.kind === 'visit' && (
        <VisitDialog
          visits={asking.visits}
          onChoose={(visit) => onAnswer({ ...given, visit })}
          onClose={onClose}
        />
      )}
      {asking.kind === 'flu' && (
        <FluDialog onAnswer={(addsFlu) => onAnswer({ ...given, addsFlu })} onClose={onClose} />
      )}
      {asking.kind === 'state' && (
        <StateDialog
          collection={asking.collection}
          location={location}
          onChoose={(state) => onState(state, given)}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
