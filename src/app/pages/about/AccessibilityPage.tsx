import { Statement } from './Statement.tsx'

/** For whom the service is built, what of that is tested, and how to get help. */
export default function AccessibilityPage() {
  return <Statement of="accessibility" />
}
