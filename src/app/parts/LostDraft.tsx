import { useTexts } from '../messages/catalogue.ts'
import { draft as texts } from '../messages/en/notices.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says that the draft of the visit could not be read, so that the form starts again (quality, fault 34). */
export default function LostDraft() {
  const t = useTexts(texts)
  return <Notice live="status">{t.lost}</Notice>
}
