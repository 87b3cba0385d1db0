import { useSnapshot } from 'valtio'
import { kiosk } from '../state/kiosk.ts'

type Props = { shown: string; href: string; className?: string | undefined }

/** A number that calls where it is pressed; on a store's tablet, which cannot call, it is for reading. */
export function PhoneNumber({ shown, href, className }: Props) {
  const { enrolment } = useSnapshot(kiosk)
  if (enrolment) return <bdi>{shown}</bdi>
  return (
    <a className={className} href={href}>
      {shown}
    </a>
  )
}
