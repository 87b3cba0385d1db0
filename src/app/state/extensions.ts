import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { documents } from './documents.ts'

/** Whether members that no table has are sent; a provider that refuses them is configured so (BK-64). */
export function areExtensionsSent(): boolean {
  const load = documents.loads.schedulerConfig
  return load?.status !== 'ok' || (load.data as SchedulerConfig).providerExtensions !== false
}
