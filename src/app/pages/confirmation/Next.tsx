import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { sharedText } from '../../parts/visit-texts.ts'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { canShare, share } from '../../platform/share.ts'
import { kiosk } from '../../state/kiosk.ts'
import { goToStart } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'
import { wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { outlines } from '../../ui/outlines.ts'
import styles from './Confirmation.module.css'

/** Whether the guest has taken the visit along: in a calendar, on paper, shared or as a copied code; always for a walk-in (BK-40). */
export type Taken = RefObject<boolean>

/**
 * The button for another visit (CONFIRM-17 to CONFIRM-19), and those to print and share this one. A guest who took nothing along of a booked
 * visit is asked once before the button, or a link of the header or the footer, leaves the page (BK-40).
 */
export function Next({ visit, taken }: { visit: Visit; taken: Taken }) {
  const t = useTexts(texts)
  const { enrolment } = useSnapshot(kiosk)
  const [asked, setAsked] = useState<{ go: () => void }>()
  const take = () => {
    taken.current = true
  }
  const stay = () => setAsked(undefined)
  const leave = (go: () => void) => {
    if (taken.current) {
      go()
      return
    }
    // Asked once: who stays has read it.
    take()
    setAsked({ go })
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = taken.current ? undefined : leavingLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    leave(() => link.click())
  })
  useEffect(() => {
    // Before the link's own handler.
    const listener = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])
  return (
    <div className={`${styles.actions} no-print`}>
      <NextButton visit={visit} leave={leave} />
      {enrolment ? <p>{t.counterPrints}</p> : <PrintAndShare visit={visit} take={take} />}
      <Dialog
        open={asked !== undefined}
        title={t.leaveTitle}
        onClose={stay}
        actions={
          <>
            <Button look="primary" onClick={stay}>
              {t.stayHere}
            </Button>
            <Button
              onClick={() => {
                stay()
                asked?.go()
              }}
            >
              {t.leaveAnyway}
            </Button>
          </>
        }
      >
        <p>{t.leaveWhy}</p>
      </Dialog>
    </div>
  )
}

/** The link outside the page's own content that a press leaves this page by. */
function leavingLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // A link that calls does not leave the page.
  const isPage = link?.target === '' && /^https?:$/.test(link.protocol)
  const isElsewhere = isPage && link.pathname !== window.location.pathname
  return isElsewhere && !link.closest('main') ? link : undefined
}

/** Prints, shares and copies the visit: on a guest's own device only, because many guests use a store's tablet (WI-34). */
function PrintAndShare({ visit, take }: { visit: Visit; take: () => void }) {
  const t = useTexts(texts)
  return (
    <>
      {visit.flow !== 'INSTANT_VACCINE' && canShare() && (
        <Button
          onClick={() => {
            take()
            void share(sharedText(visit))
          }}
        >
          {t.share}
        </Button>
      )}
      <Button
        look="quiet"
        icon={outlines.print}
        onClick={() => {
          take()
          window.print()
        }}
      >
        {t.print}
      </Button>
      {visit.flow !== 'INSTANT_VACCINE' && visit.appointment?.counterCode !== undefined && (
        <div onClickCapture={take}>
          <CopyButton text={visit.appointment.counterCode}>{t.copyVisitCode}</CopyButton>
        </div>
      )}
    </>
  )
}

type NextProps = { visit: Visit; leave: (go: () => void) => void }

function NextButton({ visit: { flow, provider }, leave }: NextProps) {
  const t = useTexts(texts)
  switch (flow) {
    case 'INSTANT_VACCINE':
      return (
        <Button look="primary" onClick={() => walkInAgain(provider?.providerId ?? '')}>
          {t.another}
        </Button>
      )
    case 'DIETITIAN':
      return <Button onClick={() => leave(() => goToStart(flow))}>{t.bookDietitian}</Button>
    default:
      return <Button onClick={() => leave(() => goToStart(flow))}>{t.bookAnother}</Button>
  }
}

/** Starts another walk-in. A store's tablet first erases this guest's visit. */
function walkInAgain(locationId: string): void {
  const selection = href('instantVaccineSelection', { locationId })
  if (kiosk.enrolment) void wipe(selection)
  else go(selection)
}
