import { useState } from 'react'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { VideoDownloads } from '#contract/content/notices'
import { formatUsDate } from '#domain/calendar'
import { showPhone } from '#domain/phone'
import { storeName } from '#domain/store'
import { dayAnswered } from '../../forms/answers.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { textAnswered } from '../../parts/answers.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { Portrait } from '../../parts/Portrait.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import type { ChosenProvider, Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Confirmation.module.css'

/** The patient's details (CONFIRM-04). */
export function PatientCard({ answers }: Pick<Visit, 'answers'>) {
  const t = useTexts(texts)
  const all = Object.assign({}, ...Object.values(answers))
  const birth = dayAnswered('dob', all)
  const email = textAnswered(all, 'emailAddress')
  const name = [textAnswered(all, 'firstName'), textAnswered(all, 'lastName')].filter(Boolean).join(' ')
  return (
    <Card as="section" title={t.patient}>
      <DefinitionList
        rows={[
          { key: 'name', label: t.name, value: <bdi>{name}</bdi> },
          { key: 'phone', label: t.phone, value: showPhone(textAnswered(all, 'phoneNumber') ?? '') },
          ...(email ? [{ key: 'email', label: t.email, value: <bdi>{email}</bdi> }] : []),
          { key: 'birth', label: t.birthDate, value: birth ? formatUsDate(birth) : '' },
        ]}
      />
    </Card>
  )
}

/** What the guest must bring and do (CONFIRM-12). */
export function Checklist({ says }: { says: ConfirmationTexts }) {
  if (says.arrivalChecklist.length === 0) return null
  return (
    <Card as="section" title={says.arrivalChecklistTitle}>
      <ul className={styles.checklist}>
        {says.arrivalChecklist.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
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
    <Card as="section" title={t.dietitian}>
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
    </Card>
  )
}

/** A code for a cheaper ride (CONFIRM-13 to CONFIRM-16). `number`: for questions about it. */
export function RideshareCard({ code, number }: { code: string; number: string }) {
  const t = useTexts(texts)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <Card as="section" title={t.rideshare}>
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
    </Card>
  )
}

/** Saves the QR code as a picture (CONFIRM-16). */
async function save(code: string): Promise<void> {
  const { qrCodePicture, saveFile } = await import('../../platform/qr-code.ts')
  saveFile(await qrCodePicture(code), `${code.replace(/[^A-Za-z0-9-]/g, '')}.png`)
}

/** Links to the software of a video meeting (CONFIRM-11). */
export function VideoCard({ says: { title, text, links } }: { says: VideoDownloads }) {
  return (
    <Card as="section" title={title}>
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
    </Card>
  )
}
