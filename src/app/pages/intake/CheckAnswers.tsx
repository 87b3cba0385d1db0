import type { Stop } from '#domain/journey'
import { MEDICARE_KEYS } from '#domain/medicare'
import { isShownInPart } from '#domain/secret-answers'
import { type ShownAnswer, showBack } from '../../forms/show-back.ts'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as intakeTexts, checkAnswers as texts } from '../../messages/en/intake.ts'
import { insurance as insuranceTexts } from '../../messages/en/patient.ts'
import { prescreen as prescreenTexts } from '../../messages/en/prescreen.ts'
import { row } from '../../messages/joined.ts'
import { href } from '../../paths.ts'
import { insteadOfLink, onLink } from '../../platform/navigate.ts'
import type { Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList, type DefinitionRow } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { withLang } from '../../ui/with-lang.ts'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import styles from './Intake.module.css'
import { checkedStops, type Intake, isCheck, isOpen, visitPage } from './intake.ts'
import { Misfits } from './Misfits.tsx'
import { bookedMedicareAnswers } from './medicare-answers.ts'

type Props = { intake: Intake; visit: Visit }

/** All answers by step, with a Change link for each page, below the list of unfinished pages (INTAKE-15). */
export function CheckAnswers({ intake, visit }: Props) {
  const review = reviewOf(intake, visit)
  return (
    <>
      <Unfinished stops={unfinishedStops(intake, visit)} lost={lostAnswers(review)} />
      <Misfits intake={intake} visit={visit} />
      <div className={styles.booked}>
        <AppointmentsCard
          visit={visit}
          end={visit.flow === 'INSTANT_VACCINE' && <ChangeVaccines intake={intake} visit={visit} />}
        />
      </div>
      <MedicareAnswers visit={visit} />
      <div className={styles.review}>
        {review.map(({ key, title, pages }) => {
          const untitled =
            pages.length === 1 ? pages.find(({ parts: [first] }) => first && !first.heading) : undefined
          return (
            <Card key={key} as="section" title={title} end={untitled && <Change {...untitled} />}>
              {pages.map((page) => (
                <Page key={page.stop.pageKey} {...page} hasChange={!untitled} />
              ))}
            </Card>
          )
        })}
      </div>
    </>
  )
}

/** Leads to the selection of a walk-in, whose Continue leads back here. A booked visit is changed beside its button. */
function ChangeVaccines({ intake, visit }: Props) {
  const t = useTexts(texts)
  const { vaccines } = useTexts(intakeTexts)
  const selection = href('instantVaccineSelection', { locationId: visit.provider?.providerId ?? '' })
  const here = intake.pages.find(isCheck)
  return (
    <a
      className={styles.change}
      href={selection}
      aria-label={t.changeOf(vaccines)}
      onClick={onLink(selection, { state: { step: here?.stepKey, page: here?.pageKey } })}
    >
      {t.change}
    </a>
  )
}

/** The answers from before the search for a time that the booking carries (BK-29). */
function MedicareAnswers({ visit }: { visit: Visit }) {
  const t = useTexts(prescreenTexts).medicare
  const words = useTexts(insuranceTexts)
  const answers = bookedMedicareAnswers(visit)
  const given = MEDICARE_KEYS.filter((key) => answers[key] !== undefined)
  if (given.length === 0) return null
  return (
    <Card as="section" title={t.title}>
      <DefinitionList
        rows={given.map((key) => ({
          key,
          label: t[key],
          value: answers[key] === 'Yes' ? words.yes : words.no,
        }))}
      />
    </Card>
  )
}

/** What is left to do. Answers that a reload lost are its first rows, each with a link to its field (BK-36). */
function Unfinished({ stops, lost }: { stops: Stop<PageSpec>[]; lost: LostAnswer[] }) {
  const t = useTexts(texts)
  if (stops.length === 0) return null
  const others = stops.filter(
    ({ stepKey, pageKey }) => !lost.some(({ stop }) => stop.stepKey === stepKey && stop.pageKey === pageKey),
  )
  return (
    <Notice tone="warning" title={t.missing(stops.length)}>
      <p>{t.missingHow}</p>
      {lost.length > 0 && <DefinitionList rows={lost.map(({ stop, answer }) => rowOf(stop, answer, t))} />}
      {others.length > 0 && (
        <ul className={styles.missing}>
          {others.map((stop) => (
            <li key={`${stop.stepKey}/${stop.pageKey}`}>
              <a className={styles.open} href={href('schedule')} onClick={insteadOfLink(() => finish(stop))}>
                {stop.page.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Change({ stop }: Pick<ReviewedPage, 'stop'>) {
  const t = useTexts(texts)
  return (
    <a
      className={styles.change}
      href={href('schedule')}
      aria-label={t.changeOf(stop.page.title)}
      onClick={insteadOfLink(() => reopen(stop))}
    >
      {t.change}
    </a>
  )
}

/** `hasChange`: the link is in the page's first line; else it is beside the title of the card. */
function Page({ stop, parts, isUnfinished, hasChange }: ReviewedPage & { hasChange: boolean }) {
  const t = useTexts(texts)
  return (
    <>
      {parts.map(({ heading, answers }, index) => (
        <div key={heading ?? ''} className={styles.part}>
          {(heading !== undefined || (index === 0 && hasChange)) && (
            <div className={styles.partTop}>
              {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
              {index === 0 && hasChange && <Change stop={stop} />}
            </div>
          )}
          <DefinitionList
            rows={answers.filter((answer) => !answer.isForgotten).map((answer) => rowOf(stop, answer, t))}
          />
        </div>
      ))}
      {isUnfinished && (
        <div className={styles.part}>
          <DefinitionList
            rows={[
              {
                key: 'unfinished',
                label: stop.page.title,
                value: <strong>{t.notFinished}</strong>,
                change: {
                  label: t.finish,
                  name: t.finishOf(stop.page.title),
                  href: href('schedule'),
                  onClick: insteadOfLink(() => finish(stop)),
                },
              },
            ]}
          />
        </div>
      )}
    </>
  )
}

/** An answer of the guest. If it must be typed again, it has a link to its field. */
function rowOf(stop: Stop<PageSpec>, answer: ReviewedAnswer, t: typeof texts.english): DefinitionRow {
  const { name, label, lines, isForgotten, of, control } = answer
  if (!isForgotten) {
    return {
      key: name,
      label: withLang(label),
      value: <bdi className={styles.lines}>{lines.join('\n')}</bdi>,
    }
  }
  return {
    key: name,
    label: withLang(label),
    value: <strong>{lines}</strong>,
    change: {
      label: t.change,
      name: t.changeOf(of),
      href: href('schedule'),
      onClick: insteadOfLink(() => reopen(stop, control)),
    },
  }
}

/** Opens a page to change its answers; the next page is "Check your answers" again. */
function reopen(stop: Stop<PageSpec>, focus?: string): void {
  visitPage(stop, 'behind', { returnTo: 'check', ...(focus !== undefined && { focus }) })
}

/** Opens an unfinished page and shows its errors. */
function finish(stop: Stop<PageSpec>): void {
  visitPage(stop, 'behind', { reveal: true, returnTo: 'check' })
}

type Given = Pick<Visit, 'answers' | 'typing'>

/** An answer to show. `of`: its label, made unique among the shown answers. */
type ReviewedAnswer = ShownAnswer & { of: string }

/** The answers of a page. */
interface ReviewedPage {
  stop: Stop<PageSpec>
  /** The answers by group. A heading that would repeat the title beside it is absent. */
  parts: { heading: string | undefined; answers: ReviewedAnswer[] }[]
  /** The page is not done, and none of its answers shows it. */
  isUnfinished: boolean
}

/** The answers of a step. */
export interface ReviewedStep {
  key: string
  title: string
  pages: ReviewedPage[]
}

/** The answers up to "Check your answers", without empty steps and pages. */
export function reviewOf(intake: Intake, given: Given): ReviewedStep[] {
  const stops = checkedStops(intake)
  const labels = stops.flatMap((stop) => answersOn(intake, given, stop).map(({ label }) => label))
  const isTwice = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
  return intake.steps.flatMap(({ spec }) => {
    const pages = stops
      .filter(({ stepKey }) => stepKey === spec.key)
      .map((stop) => reviewedPage(intake, given, stop, isTwice))
      .filter(({ parts, isUnfinished }) => parts.length > 0 || isUnfinished)
    return pages.length > 0 ? [{ key: spec.key, title: spec.title(), pages }] : []
  })
}

/** An answer that a reload lost, and its page. */
type LostAnswer = { stop: Stop<PageSpec>; answer: ReviewedAnswer }

function lostAnswers(review: readonly ReviewedStep[]): LostAnswer[] {
  return review
    .flatMap(({ pages }) => pages)
    .flatMap(({ stop, parts }) =>
      parts.flatMap(({ answers }) =>
        answers.filter(({ isForgotten }) => isForgotten).map((answer) => ({ stop, answer })),
      ),
    )
}

/** The unfinished pages up to "Check your answers" (INTAKE-15). */
export function unfinishedStops(intake: Intake, given: Given): Stop<PageSpec>[] {
  return checkedStops(intake).filter((stop) => isOpen(intake, given, stop))
}

/** The next page after a changed one: an unfinished page of its step, else "Check your answers". */
export function afterChange(intake: Intake, given: Given, at: Stop<PageSpec>): Stop<PageSpec> | undefined {
  const uncovered = unfinishedStops(intake, given).find(
    ({ stepKey, pageKey }) => stepKey === at.stepKey && pageKey !== at.pageKey,
  )
  return uncovered ?? intake.pages.find(isCheck)
}

function reviewedPage(
  intake: Intake,
  given: Given,
  stop: Stop<PageSpec>,
  isTwice: (label: string) => boolean,
): ReviewedPage {
  const { title } = stop.page
  const answers = answersOn(intake, given, stop)
  const headings = [...new Set(answers.map(headingOf))]
  const isAlone = intake.pages.filter(({ stepKey }) => stepKey === stop.stepKey).length === 1
  return {
    stop,
    parts: headings.map((heading) => {
      const own = answers.filter((answer) => headingOf(answer) === heading)
      const isSaid = isAlone || own.some(({ label }) => label === title)
      return {
        heading: heading || (isSaid ? undefined : title),
        answers: own.map((answer) => {
          return {
            ...answer,
            of: isTwice(answer.label) ? row([answer.label, heading || title]) : answer.label,
          }
        }),
      }
    }),
    isUnfinished: isOpen(intake, given, stop) && !answers.some(({ isForgotten }) => isForgotten),
  }
}

function answersOn(
  { context, forgotten }: Intake,
  { answers }: Given,
  { stepKey, page }: Stop<PageSpec>,
): ShownAnswer[] {
  const given = answers[stepKey] ?? {}
  return showBack(page.fields, given, context.facts, {
    isSecret: isShownInPart,
    forgotten: forgotten[stepKey] ?? [],
  })
}

function headingOf({ within }: ShownAnswer): string {
  return row(within)
}
