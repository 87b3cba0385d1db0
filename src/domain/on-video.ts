import type { SchedulerFlow } from '#contract/vocabulary'

/** Whether a visit is on video, so that the guest gives the state where they are and not a place. */
export function isOnVideo(flow: SchedulerFlow | undefined): boolean {
  return flow === 'VIRTUAL_VISIT' || flow === 'DIETITIAN'
}
