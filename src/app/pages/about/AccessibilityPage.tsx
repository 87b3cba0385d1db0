import { Statement } from './Statement.tsx'

export default function AccessibilityPage() {
  return <Statement of="accessibility" />
}
