import type { FlowSpec } from '../../forms/flow.ts'

const modules = import.meta.glob<{ flow: FlowSpec }>('./flows/*/index.ts', { eager: true })

/** Every prescreen flow by its key. A folder in flows/ registers itself. */
export const FLOWS: ReadonlyMap<string, FlowSpec> = new Map(
  Object.values(modules).map(({ flow }) => [flow.key, flow]),
)
