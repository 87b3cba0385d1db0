import { lazy, Suspense } from 'react'

const FluDialog = lazy(() => import('./FluDialog.tsx'))
const StateDialog = lazy(() => import('./StateDialog.tsx'))

/** A question between the form and the search; `addsFlu` is what was answered before. */
export type Asking = { kind: 'flu' } | { kind: 'state'; collection: string; addsFlu: boolean | undefined }

type Props = {
  asking: Asking | undefined
  location: string
  onFlu: (addsFlu: boolean) => void
  onState: (state: string, addsFlu: boolean | undefined) => void
  onClose: () => void
}

/** The questions that come after the form, each loaded when it is asked (FIND-36 to FIND-48). */
export function FindQuestions({ asking, location, onFlu, onState, onClose }: Props) {
  return (
    <Suspense>
      {asking?.kind === 'flu' && <FluDialog onAnswer={onFlu} onClose={onClose} />}
      {asking?.kind === 'state' && (
        <StateDialog
          collection={asking.collection}
          location={location}
          onChoose={(state) => onState(state, asking.addsFlu)}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
