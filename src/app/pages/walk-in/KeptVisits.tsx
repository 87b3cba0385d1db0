import { type ReactNode, useState } from 'react'
import { TodaysCodes } from './TodaysCodes.tsx'
import { UnfinishedVisit } from './UnfinishedVisit.tsx'

type Props = {
  locationId: string
  /** Draws Start, with other words than its own if they are given; undefined where the store cannot be shown. */
  start: ((words?: string) => ReactNode) | undefined
}

/** What this device keeps of a guest: today's counter codes above Start, and an unfinished check-in in its place. */
export default function KeptVisits({ locationId, start }: Props): ReactNode {
  const [words, setWords] = useState<string>()
  return (
    <>
      <TodaysCodes locationId={locationId} onStart={setWords} />
      {start && <UnfinishedVisit locationId={locationId} start={start(words)} />}
    </>
  )
}
