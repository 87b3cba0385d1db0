import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { ServiceFinder } from '../../parts/clinic/ServiceFinder.tsx'
import type { Device } from '../../state/clinics.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Found } from './Found.tsx'
import styles from './Locator.module.css'
import { LocatorForm } from './LocatorForm.tsx'
import { useLocator } from './use-locator.ts'

/** The service finder, the search and what it finds (LOCATOR-02, LOCATOR-10 to LOCATOR-12). */
export default function Locator() {
  const t = useTexts(texts)
  const locating = useLocator()
  const { query, entry, search, device } = locating
  return (
    <div className={styles.locator}>
      <ServiceFinder />
      {query.isClinicUnknown && (
        <Notice tone="warning" live="status" title={t.unknownTitle}>
          {t.unknownText}
        </Notice>
      )}
      {query.isPlaceUnknown && <Notice live="status">{t.noPlace}</Notice>}
      <LocatorForm query={query} navigation={entry.navigation} />
      {search ? (
        <Found {...locating} search={search} />
      ) : (
        query.isDeviceWanted && <WhereDevice device={device} />
      )}
    </div>
  )
}

function WhereDevice({ device }: { device: Device }) {
  const t = useTexts(texts)
  if (device.kind === 'found' || device.kind === 'idle') return null
  return device.kind === 'failed' ? (
    <Notice live="status">{t.located[device.reason]}</Notice>
  ) : (
    <p role="status">{t.locating}</p>
  )
}
