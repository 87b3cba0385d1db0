import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Disclosure } from '../ui/Disclosure.tsx'

/** "Why we ask", beside a question that a guest may wonder about. */
export function Why({ text }: { text: string | undefined }) {
  const texts = useTexts(formTexts)
  if (text === undefined) return null
  return (
    <Disclosure label={texts.whyWeAsk} icon="question">
      <p>{text}</p>
    </Disclosure>
  )
}
