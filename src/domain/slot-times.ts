import type { SchedulerFlow } from '#contract/vocabulary'
import { isOnVideo } from './on-video.ts'
import { DEFAULT_ZONE, formatTimeWithZone, isZone, ZONES } from './zones.ts'

/** The time of an instant (epoch milliseconds) in a zone as "09:05 AM" (TIME-06); throws RangeError for an unknown zone. */
export function formatTime(at: number, zone: string): string {
  return formatTimeWithZone(at, zone).slice(0, 8)
}

/** What a zone is called at an instant: "EST". */
export function zoneAbbreviation(at: number, zone: string): string {
  return formatTimeWithZone(at, zone).slice(9)
}

/**
 * The zone in which a provider's times are shown (TIME-05): the provider's own, but the patient's for visits on video, which is
 * the one they chose (a zone or a code of TIME-02), else their browser's, which is asked only then; America/New_York where neither is
 * known (TIME-04).
 */
export function displayZone(
  flow: SchedulerFlow,
  { provider, chosen, browser }: { provider: string; chosen?: string | undefined; browser: () => string },
): string {
  const wanted = isOnVideo(flow) ? [zoneOf(chosen), browser(), provider] : [provider]
  return wanted.find((zone) => zone !== undefined && isZone(zone)) ?? DEFAULT_ZONE
}

function zoneOf(chosen: string | undefined): string | undefined {
  return ZONES.find(({ code }) => code === chosen)?.name ?? chosen
}
