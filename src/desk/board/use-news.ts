import { useEffect, useRef } from 'react'
import type { DeskDay } from '#contract/desk'
import { announce } from '../../app/platform/announce.ts'
import { chime } from '../sound.ts'
import { deskTexts } from '../texts.ts'
import { servicesLine } from '../visit-words.ts'
import { newVisits, waitingCount } from './order.ts'

/** Says new visits to a screen reader, and sounds where that is switched on (DESK-02). */
export function useNews(day: DeskDay | undefined, sounds: boolean): void {
  const before = useRef<DeskDay>(undefined)
  useEffect(() => {
    if (!day || day === before.current) return
    const news = newVisits(before.current, day)
    const isNewDay = before.current !== undefined && before.current.day !== day.day
    before.current = day
    if (isNewDay) announce(deskTexts.list.newDay)
    const [first] = news
    if (!first) return
    const what =
      news.length === 1
        ? deskTexts.list.newOne(spelled(first.counterCode), servicesLine(first))
        : deskTexts.list.newMany(news.length)
    const attention = news.filter(({ needsAttention }) => needsAttention)
    const more = attention.map(({ counterCode }) => deskTexts.list.attentionNew(spelled(counterCode)))
    announce([what, ...more, deskTexts.list.nowWaiting(waitingCount(day.visits))].join(' '))
    if (sounds) chime()
  }, [day, sounds])
}

/** A code sign by sign, because a screen reader would read it as a word. */
function spelled(code: string): string {
  return [...code].join(' ')
}
