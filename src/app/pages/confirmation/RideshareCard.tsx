import { useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './RideshareCard.module.css'

/** A code for a cheaper ride: to read, to scan, to copy and to keep (CONFIRM-13 to CONFIRM-16). `number`: whom to call about it. */
export function RideshareCard({ code, number }: { code: string; number: string }) {
  const t = useTexts(texts)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <Card as="section" title={t.rideshare}>
      <p>{t.rideshareHow}</p>
      <div className={styles.code}>
        <div className={styles.qr}>
          <QrCode text={code} label={t.rideshareQr(code)} />
        </div>
        <p className={styles.text} translate="no">
          {code}
        </p>
      </div>
      <div className={`${styles.actions} no-print`}>
        <CopyButton text={code}>{t.copy}</CopyButton>
        <Button onClick={() => void save(code).catch(() => setUnsaved(true))}>{t.saveToPhone}</Button>
        <p role="status">{isUnsaved && t.notSaved}</p>
      </div>
      <PhoneLine label={t.rideshareHelp} number={number} />
    </Card>
  )
}

/** Saves a picture of the QR code (CONFIRM-16). */
async function save(code: string): Promise<void> {
  const [{ qrCodePicture }, { saveFile }] = await Promise.all([
    import('../../platform/qr-code.ts'),
    import('../../platform/qr-code.ts'),
  ])
  saveFile(await qrCodePicture(code), `${code.replace(/[^A-Za-z0-9-]/g, '')}.png`)
}
