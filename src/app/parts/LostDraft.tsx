import { useTexts } from '../messages/catalogue.ts'
import { draft as texts } from '../messages/en/draft.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says, where the form begins again, that what was kept of it could not be used (quality, fault 34). */
export default function LostDraft() {
  const t = useTexts(texts)
  return <Notice live="status">{t.lost}</Notice>
}
