import { useState } from 'react'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { VideoDownloads } from '#contract/content/notices'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { storeName, storePhone } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PhoneNumber } from '../../parts/Frame.tsx'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { Portrait } from '../../parts/Portrait.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { serviceLabel } from '../../parts/service-label.ts'
import { NotBooked } from '../../parts/slots/NotBooked.tsx'
import { cancelAddressOf, changeNumber, joinTextOf, locationLine } from '../../parts/visit-texts.ts'
import { When } from '../../parts/When.tsx'
import { dismissCancelling } from '../../state/cancel.ts'
import type { Appointment, ChosenProvider, Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList, type DefinitionRow } from '../../ui/DefinitionList.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { withLang } from '../../ui/with-lang.ts'
import { CancelDialog } from './CancelDialog.tsx'
import styles from './Confirmation.module.css'

/** What the guest must bring and do (CONFIRM-12). */
export function Checklist({ says }: { says: ConfirmationTexts }) {
  if (says.arrivalChecklist.length === 0) return null
  return (
    <Card as="section" title={withLang(says.arrivalChecklistTitle)}>
      <ul className={styles.checklist}>
        {says.arrivalChecklist.map((item) => (
          <li key={item}>{withLang(item)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** The dietitian, and a number for help (CONFIRM-05). `number`: ddd-ddd-dddd. */
export function DietitianCard({ provider, number }: { provider: ChosenProvider; number: string }) {
  const t = useTexts(texts)
  const { clinician, store } = provider
  const name = clinician?.name ?? storeName(store) ?? ''
  return (
    <Fold title={t.dietitian}>
      <div className={styles.who}>
        <Portrait name={name} image={clinician?.image ?? null} />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {clinician && <p className={styles.soft}>{clinician.qualification}</p>}
        </div>
      </div>
      <PhoneLine label={t.support} number={number} />
    </Fold>
  )
}

/** A code for a cheaper ride (CONFIRM-13 to CONFIRM-16). `number`: for questions about it. */
export function RideshareCard({ code, number }: { code: string; number: string }) {
  const t = useTexts(texts)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <Fold title={t.rideshare}>
      <p>{t.rideshareHow}</p>
      <div className={styles.rideCode}>
        <div className={styles.qr}>
          <QrCode text={code} label={t.rideshareQr(code)} />
        </div>
        <p className={styles.text} translate="no">
          {code}
        </p>
      </div>
      <div className={`${styles.copy} no-print`}>
        <CopyButton text={code}>{t.copy}</CopyButton>
        <Button onClick={() => void save(code).catch(() => setUnsaved(true))}>{t.saveToPhone}</Button>
        <p role="status">{isUnsaved && t.notSaved}</p>
      </div>
      <PhoneLine label={t.rideshareHelp} number={number} />
    </Fold>
  )
}

/** Saves the QR code as a picture (CONFIRM-16). */
async function save(code: string): Promise<void> {
  const { qrCodePicture, saveFile } = await import('../../platform/qr-code.ts')
  saveFile(await qrCodePicture(code), `${code.replace(/[^A-Za-z0-9-]/g, '')}.png`)
}

/** How to join a visit on video (BK-38); absent for visits at a location. */
export function JoinCard({ visit, config }: Props) {
  const t = useTexts(texts)
  const join = visit.appointment && joinTextOf(visit, visit.appointment, config)
  if (!join) return null
  return (
    <Card as="section" title={t.join}>
      <p>{withLang(join.text)}</p>
      {join.url !== undefined && (
        <div>
          <Button href={join.url}>{t.joinVisit}</Button>
        </div>
      )}
    </Card>
  )
}

/** Links to the software of a video meeting (CONFIRM-11). */
export function VideoCard({ says: { title, text, links } }: { says: VideoDownloads }) {
  return (
    <Fold title={title}>
      <p>{text}</p>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const ROWS_SHOWN = 2 // CONFIRM-06, CONFIRM-07

/** Services, time and location of both appointments (CONFIRM-06, CONFIRM-07). */
export function DetailsCard({ visit }: { visit: Visit }) {
  const t = useTexts(texts)
  const [isAll, setAll] = useState(false)
  const { appointment, followup, provider, flow } = visit
  if (!appointment || !provider) return null
  const isVaccine = flow === 'INSTANT_VACCINE' || flow === 'EVERYDAY_VACCINE'
  // A booked visit has a button that calls.
  const phone = flow === 'INSTANT_VACCINE' ? storePhone(provider.store) : undefined
  const all = [appointment, ...(followup ? [followup] : [])]
  const count = all.reduce((sum, one) => sum + servicesOf(one).length, 0)
  const shown = withShown(all, isAll ? count : ROWS_SHOWN)
  const where: DefinitionRow[] = [
    { key: 'where', label: t.where, value: <bdi>{locationLine(visit)}</bdi> },
    ...(phone
      ? [{ key: 'phone', label: t.phone, value: <PhoneNumber className={styles.call} {...phone} /> }]
      : []),
  ]
  return (
    <Card as="section" title={flow === 'INSTANT_VACCINE' ? t.yourVisit : t.details}>
      {shown.map(({ one, services }, index) => (
        <div key={index === 0 ? 'first' : 'second'} className={styles.appointment}>
          {followup && <h3>{index === 0 ? t.first : t.second}</h3>}
          <When of={one} />
          {index === 0 && <NotBooked of={appointment} search={visit.search} />}
          <DefinitionList
            rows={[
              ...services.map(({ id, name }) => ({
                key: String(id),
                label: isVaccine ? t.vaccine : t.service,
                value: serviceLabel(name),
              })),
              ...(index === 1 && one.counterCode !== undefined
                ? [{ key: 'code', label: t.secondCode, value: one.counterCode }]
                : []),
              ...(followup ? [] : where),
            ]}
          />
        </div>
      ))}
      {followup && (
        <div className={styles.where}>
          <DefinitionList rows={where} />
        </div>
      )}
      {count > ROWS_SHOWN && (
        <Button look="quiet" expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t.showLess : t.showMore}
        </Button>
      )}
    </Card>
  )
}

function servicesOf({ services }: Appointment): Appointment['services'] {
  return services.filter(({ isAvailable }) => isAvailable)
}

/** The appointments with at most this many services in total. Every time stays. */
function withShown(
  all: readonly Appointment[],
  most: number,
): { one: Appointment; services: Appointment['services'] }[] {
  let left = most
  return all.map((one) => {
    const services = servicesOf(one).slice(0, left)
    left -= services.length
    return { one, services }
  })
}

type Props = { visit: Visit; config: SchedulerConfig }

/** How to change the appointment, and a button that cancels it if it can be cancelled (CONFIRM-10, CANCEL-01, CANCEL-03). */
export function ModifyCard({ visit, config }: Props) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  const { id, confirmCode } = appointment
  const key = id !== undefined && confirmCode !== undefined ? { id, confirmCode } : undefined
  const address = cancelAddressOf(appointment)
  return (
    <Fold title={t.modify}>
      <PhoneLine label={t.modifyHow[provider.businessName]} number={changeNumber(provider, config.support)} />
      {key && (
        <div className="no-print">
          <Button
            look="danger"
            onClick={() => {
              dismissCancelling()
              setOpen(true)
            }}
          >
            {t.cancel}
          </Button>
          <CancelDialog
            key={String(isOpen)}
            cancelKey={key}
            visit={visit}
            config={config}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </div>
      )}
      {address !== undefined && <CancelLink address={address} isOfBoth={followup !== undefined} />}
    </Fold>
  )
}

type LinkProps = { address: string; isOfBoth: boolean }

/** The cancel link, to copy and open, because no e-mail brings it (SCOPE-15). */
function CancelLink({ address, isOfBoth }: LinkProps) {
  const t = useTexts(texts)
  return (
    <div className={`${styles.later} no-print`}>
      <p>{isOfBoth ? t.cancelBothLater : t.cancelLater}</p>
      <p className={styles.soft}>{t.cancelLaterHow}</p>
      <div className={styles.copy}>
        <CopyButton text={address}>{t.copyLink}</CopyButton>
        <Button look="quiet" href={address}>
          {t.openLink}
        </Button>
      </div>
    </div>
  )
}

/** For paper: the location's phone, and the cancel link as an address under a code that a phone reads (SC-34). */
export function PaperLink({ visit: { appointment, followup, flow, provider } }: { visit: Visit }) {
  const t = useTexts(texts)
  const address = appointment && flow !== 'INSTANT_VACCINE' ? cancelAddressOf(appointment) : undefined
  if (address === undefined) return null
  const phone = provider && storePhone(provider.store)
  return (
    <div className={styles.paper}>
      {phone && (
        <p>
          {t.phone}: {phone.shown}
        </p>
      )}
      <p>{followup ? t.cancelBothLater : t.cancelLater}</p>
      <div className={styles.qr}>
        <QrCode text={address} label={t.cancelQr} />
      </div>
      <p className={styles.address} translate="no">
        {address}
      </p>
    </div>
  )
}
