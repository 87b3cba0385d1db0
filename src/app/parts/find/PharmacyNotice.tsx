import { useTexts } from '../../messages/catalogue.ts'
import { find as texts } from '../../messages/en/find.ts'
import { pages } from '../../messages/en/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'

type Props = {
  /** The pharmacy's own booking page (ROUTE-25). */
  url: string | undefined
  /** ddd-ddd-dddd. */
  phone: string | undefined
}

/** A visit that the pharmacy books itself (FIND-28): its page in a new window, which a browser may have blocked, or a number to call. */
export function PharmacyNotice({ url, phone }: Props) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  if (url !== undefined) {
    return (
      <Notice live="status" actions={<NewWindowLink href={url}>{t.openAgain}</NewWindowLink>}>
        {t.pharmacyOpened}
      </Notice>
    )
  }
  const [area, exchange, line] = phone?.split('-') ?? []
  return (
    <Notice
      live="status"
      actions={
        phone !== undefined && (
          <Button icon={outlines.phone} href={`tel:+1-${phone}`}>
            {p.call(`(${area}) ${exchange}-${line}`)}
          </Button>
        )
      }
    >
      {t.pharmacyCall}
    </Notice>
  )
}

function NewWindowLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
