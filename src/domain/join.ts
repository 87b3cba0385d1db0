import { showPhone } from './phone.ts'

/** What a flow on video says that has neither text nor link, as in documents of version 0.1.0: a meeting is no use to a guest who cannot join it (BK-38). */
export const USUAL_JOIN_TEXT =
  'To join, call {supportPhone} when your visit begins and say your visit code {code}. You get the video link then.'

/** How a visit on video is joined, as the scheduler configuration of its flow says it (BK-38). */
export type JoinConfig = { readonly joinText?: string | undefined; readonly joinUrl?: string | undefined }

/**
 * The text and the link of a visit: {supportPhone} and {code} are filled in. Undefined where the flow has none, or names a code that the
 * visit lacks. `phone`: ddd-ddd-dddd.
 */
export function joinOf(
  { joinText, joinUrl }: JoinConfig,
  { phone, code }: { phone: string; code: string | undefined },
): { text: string; url: string | undefined } | undefined {
  const lacksCode = (text: string | undefined) => code === undefined && text?.includes('{code}')
  if (joinText === undefined || lacksCode(joinText)) return undefined
  const fill = (text: string, written: (value: string) => string = String) =>
    text.replaceAll('{supportPhone}', written(showPhone(phone))).replaceAll('{code}', written(code ?? ''))
  const url = joinUrl === undefined || lacksCode(joinUrl) ? undefined : fill(joinUrl, encodeURIComponent)
  return { text: fill(joinText), url }
}
