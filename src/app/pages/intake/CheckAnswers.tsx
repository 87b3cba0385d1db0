import type { Stop } from '#domain/journey'
import type { PageSpec } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { checkAnswers as texts } from '../../messages/en/intake.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import type { Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList, type DefinitionRow } from '../../ui/DefinitionList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AppointmentsCard } from './AppointmentsCard.tsx'
import styles from './Intake.module.css'
import type { Intake } from './intake.ts'
import { visitPage } from './navigation.ts'
import { type ReviewedAnswer, type ReviewedPage, reviewOf, unfinishedStops } from './review.ts'

type Props = { intake: Intake; visit: Visit }

/** All answers by step, with a Change link for each page, below the list of unfinished pages (INTAKE-15). */
export function CheckAnswers({ intake, visit }: Props) {
  return (
    <>
      <Unfinished stops={unfinishedStops(intake, visit)} />
      <div className={styles.booked}>
        <AppointmentsCard visit={visit} />
      </div>
      {reviewOf(intake, visit).map(({ key, title, pages }) => (
        <Card key={key} as="section" title={title}>
          {pages.map((page) => (
            <Page key={page.stop.pageKey} {...page} />
          ))}
        </Card>
      ))}
    </>
  )
}

function Unfinished({ stops }: { stops: Stop<PageSpec>[] }) {
  const t = useTexts(texts)
  if (stops.length === 0) return null
  return (
    <Notice tone="warning" title={t.missing(stops.length)}>
      <p>{t.missingHow}</p>
      <ul className={styles.missing}>
        {stops.map((stop) => (
          <li key={`${stop.stepKey}/${stop.pageKey}`}>
            <a className={styles.open} href={href('schedule')} onClick={insteadOfLink(() => finish(stop))}>
              {stop.page.title}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Page({ stop, parts, isUnfinished }: ReviewedPage) {
  const t = useTexts(texts)
  return (
    <>
      {parts.map(({ heading, answers }, index) => (
        <div key={heading ?? ''} className={styles.part}>
          <div className={styles.partTop}>
            {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
            {index === 0 && (
              <a
                className={styles.change}
                href={href('schedule')}
                onClick={insteadOfLink(() => reopen(stop))}
              >
                {t.change}
                <span className="visually-hidden"> {t.changeOf(stop.page.title)}</span>
              </a>
            )}
          </div>
          <DefinitionList rows={answers.map((answer) => rowOf(stop, answer, t.change))} />
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
                  of: stop.page.title,
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

/** An answer. Only one that has to be typed again has a link of its own, which leads to its field. */
function rowOf(stop: Stop<PageSpec>, answer: ReviewedAnswer, change: string): DefinitionRow {
  const { name, label, lines, isForgotten, of, control } = answer
  if (!isForgotten) {
    return { key: name, label, value: <bdi className={styles.lines}>{lines.join('\n')}</bdi> }
  }
  return {
    key: name,
    label,
    value: <strong>{lines}</strong>,
    change: {
      label: change,
      of,
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
