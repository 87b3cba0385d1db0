import { lazy, Suspense } from 'react'
import type { FormAnswers } from '#domain/search-target'
import type { CatalogueService } from '#domain/services'

const VisitDialog = lazy(() => import('./VisitDialog.tsx'))
const FluDialog = lazy(() => import('./FluDialog.tsx'))
const StateDialog = lazy(() => import('./StateDialog.tsx'))

/** A question between the form and the search; `given`: the answers before it. */
export type FindQuestion = { given: FormAnswers } & (
  | { kind: 'visit'; visits: readonly CatalogueService[] }
  | { kind: 'flu' }
  | { kind: 'state'; collection: string }
)

type QuestionsProps = {
  question: FindQuestion | undefined
  location: string
  onAnswer: (given: FormAnswers) => void
  onState: (state: string, given: FormAnswers) => void
  onClose: () => void
}

/** The dialogs after the form, each loaded when it opens (FIND-34 to FIND-48). */
export function FindQuestions({ question, location, onAnswer, onState, onClose }: QuestionsProps) {
  if (!question) return null
  const { given } = question
  return (
    <Suspense>
      {question.kind === 'visit' && (
        <VisitDialog
          visits={question.visits}
          onChoose={(visit) => onAnswer({ ...given, visit })}
          onClose={onClose}
        />
      )}
      {question.kind === 'flu' && (
        <FluDialog onAnswer={(addsFlu) => onAnswer({ ...given, addsFlu })} onClose={onClose} />
      )}
      {question.kind === 'state' && (
        <StateDialog
          collection={question.collection}
          location={location}
          onChoose={(state) => onState(state, given)}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
