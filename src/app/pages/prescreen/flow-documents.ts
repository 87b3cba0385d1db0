import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Slug } from '#contract/content/catalogue'
import type { FlowContext, FlowSpec } from '../../forms/flow.ts'
import type { Documents } from '../../state/documents.ts'
import { documents, load, useDocuments } from '../../state/documents.ts'

type Readers = Pick<FlowContext, 'document' | 'documentIfThere'>
type FlowDocuments =
  | { status: 'in_progress' }
  | { status: 'done'; readers: Readers }
  | { status: 'failed'; retry: () => void }

/** What a flow reads, once it is here; of what it may lack, once that is here or known not to come. */
export function useFlowDocuments(flow: FlowSpec | undefined): FlowDocuments {
  const needed = useDocuments<Slug>(['schedulerConfig', ...(flow?.documents ?? [])])
  const isSettled = useSettled(flow?.mayLack ?? [])
  if (needed.status !== 'done') return needed
  if (!isSettled) return { status: 'in_progress' }
  const value: Partial<Documents<Slug>> = needed.value
  return {
    status: 'done',
    readers: {
      document: (slug) => value[slug] as Documents<Slug>[typeof slug],
      documentIfThere: (slug) => {
        const one = documents.loads[slug]
        return one?.status === 'ok' ? (one.data as Documents<Slug>[typeof slug]) : undefined
      },
    },
  }
}

function useSettled(slugs: readonly Slug[]): boolean {
  const { loads } = useSnapshot(documents)
  const wanted = slugs.join()
  useEffect(() => {
    const leaving = new AbortController()
    for (const slug of wanted.split(',').filter(Boolean)) void load(slug as Slug, leaving.signal)
    return () => leaving.abort()
  }, [wanted])
  return slugs.every((slug) => loads[slug]?.status === 'ok' || loads[slug]?.status === 'error')
}
