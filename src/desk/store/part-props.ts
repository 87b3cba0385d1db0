import type { DeskStore } from '#contract/desk'

/** What each part of the page is given. `onSaid`: what became of a change; `onStore`: the store as it is after it. */
export type PartProps = {
  store: DeskStore
  timezone: string
  isFrozen: boolean
  onSaid: (text: string, tone?: 'good' | 'bad') => void
  onBegin: () => void
  onStore: (store: DeskStore | undefined) => void
}
