import { useEffect, useRef } from 'react'
import { formatUsDate } from '#domain/calendar'
import { calendarAddress, calendarDay } from '#domain/ics'
import { formatDayLong } from '#domain/zones'
import type { Verdict } from '../../forms/flow.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { backLink } from '../../parts/back-link.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { goBack } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import styles from './Prescreen.module.css'

const READING_TIME = 900 // ELIG-25, milliseconds

/** The verdict of the answers: the results, a later date, or a refusal with its reasons (ELIG-18, ELIG-23, ELIG-24). */
export function VerdictScreen({ verdict, onDone }: { verdict: Verdict; onDone: () => void }) {
  if (verdict.kind === 'ineligible') return <Ineligible verdict={verdict} />
  if (verdict.kind === 'error') return <Stopped verdict={verdict} />
  const { moved, date, bookableFrom } = verdict
  if (moved?.by === 'lastDose') {
    return <Moved moved={moved} date={date} bookableFrom={bookableFrom} onDone={onDone} />
  }
  return <Eligible message={verdict.message} onDone={onDone} />
}

function Eligible({ message, onDone }: { message: string; onDone: () => void }) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  const done = useRef(onDone)
  useEffect(() => {
    const soon = window.setTimeout(() => done.current(), READING_TIME)
    return () => window.clearTimeout(soon)
  }, [])
  return (
    <Frame>
      <PageHeader title={t.eligibleTitle} focusKey="eligible" back={backLink(c.back)} />
      <Notice tone="good" live="status">
        {message}
      </Notice>
    </Frame>
  )
}

type MovedProps = {
  moved: Extract<NonNullable<Extract<Verdict, { kind: 'eligible' }>['moved']>, { by: 'lastDose' }>
  date: string
  bookableFrom: string | undefined
  onDone: () => void
}

function Moved({ moved, date, bookableFrom, onDone }: MovedProps) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  return (
    <Frame>
      <PageHeader title={t.movedTitle(formatDayLong(date))} focusKey="moved" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="info" live="status">
          {t.movedBy(formatUsDate(moved.lastDose), moved.days)}
        </Notice>
        {bookableFrom !== undefined && (
          <p className={styles.day}>{t.bookableFrom(formatDayLong(bookableFrom))}</p>
        )}
        <CalendarLink day={bookableFrom ?? date} />
        {bookableFrom !== undefined && <WayOut />}
      </div>
      {bookableFrom === undefined && (
        <StickyBar>
          <Button look="primary" onClick={onDone}>
            {t.seeTimes}
          </Button>
        </StickyBar>
      )}
    </Frame>
  )
}

function Ineligible({ verdict }: { verdict: Extract<Verdict, { kind: 'ineligible' }> }) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  const { message, because, from } = verdict
  return (
    <Frame>
      <PageHeader title={t.ineligibleTitle} focusKey="ineligible" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="warning" live="alert">
          {message}
        </Notice>
        <Because answers={because} />
        {from !== undefined && (
          <>
            <p className={styles.day}>{t.from(formatDayLong(from))}</p>
            <CalendarLink day={from} />
          </>
        )}
        <WayOut />
      </div>
    </Frame>
  )
}

/** The answers that led to the verdict. */
function Because({ answers }: { answers: Extract<Verdict, { kind: 'ineligible' }>['because'] }) {
  const t = useTexts(texts).verdict
  return (
    <Card as="section" title={t.because}>
      <DefinitionList
        rows={answers.map(({ field, question, answer }) => ({ key: field, label: question, value: answer }))}
      />
    </Card>
  )
}

function Stopped({ verdict }: { verdict: Extract<Verdict, { kind: 'error' }> }) {
  const t = useTexts(texts).verdict
  const c = useTexts(common)
  return (
    <Frame>
      <PageHeader title={t.errorTitle} focusKey="stopped" back={backLink(c.back)} />
      <div className={styles.said}>
        <Notice tone="bad" live="alert">
          {verdict.message}
        </Notice>
        {verdict.because && <Because answers={verdict.because} />}
        <WayOut />
      </div>
    </Frame>
  )
}

function WayOut() {
  const t = useTexts(texts).verdict
  return (
    <>
      <Button onClick={() => goBack(href('main'))}>{t.changeAnswers}</Button>
      <SupportCall whose="customer" />
    </>
  )
}

function CalendarLink({ day }: { day: string }) {
  const t = useTexts(texts).verdict
  return (
    <Button href={calendarAddress(calendarDay(day, t.calendarEntry, now()))} download={`${day}.ics`}>
      {t.addToCalendar}
    </Button>
  )
}
