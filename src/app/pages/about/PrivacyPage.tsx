import { Statement } from './Statement.tsx'

export default function PrivacyPage() {
  return <Statement of="privacy" />
}
