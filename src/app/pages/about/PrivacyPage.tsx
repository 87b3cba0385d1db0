import { Statement } from './Statement.tsx'

/** What is kept of a guest, where, and for how long. */
export default function PrivacyPage() {
  return <Statement of="privacy" />
}
