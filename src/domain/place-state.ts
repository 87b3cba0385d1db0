import { STATES } from './address.ts'

/** The first three digits from which on ZIP codes are those of a state; "--" where they are of none of STATES. */
const ZIP_STATES = (
  'NY005 --006 MA010 RI028 NH030 ME039 VT050 MA055 VT056 CT060 NJ070 --090 NY100 PA150 DE197 DC200 VA201 DC202 MD206 VA220 ' +
  'WV247 NC270 SC290 GA300 FL320 --340 FL341 AL350 TN370 MS386 GA398 KY400 OH430 IN460 MI480 IA500 WI530 MN550 DC569 SD570 ' +
  'ND580 MT590 IL600 MO630 KS660 NE680 LA700 AR716 OK730 TX733 OK734 TX750 CO800 WY820 ID832 UT840 AZ850 NM870 TX885 NV889 ' +
  'CA900 --962 HI967 --969 OR970 WA980 AK995'
).split(' ')

/** ZIP codes that are not of the state of their first three digits. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '72643': 'MO',
  '73960': 'TX',
  '83414': 'WY',
}

/**
 * The USPS code of the state that a typed place names: "45202", "OH", "Ohio", "Cincinnati, OH", "Cincinnati, OH 45202",
 * "Franklin, NJ (Somerset County)", in any case; undefined where it names none (FIND-46, FEED-15).
 */
export function stateOf(location: string): string | undefined {
  const [, before = '', zip] =
    /^(.*?)\s*(\d{5})?(?:-\d{4})?$/.exec(location.replace(/\([^()]*\)\s*$/, '').trim()) ?? []
  const words = (before.replace(/,$/, '').split(',').at(-1) ?? '').trim().toUpperCase()
  const named = STATES.find(({ code, name }) => code === words || name.toUpperCase() === words)
  return named?.code ?? (zip === undefined ? undefined : stateOfZip(zip))
}

function stateOfZip(zip: string): string | undefined {
  const before = ZIP_STATES.filter((one) => one.slice(2) <= zip.slice(0, 3))
  const state = EXCEPTIONS[zip] ?? before.at(-1)?.slice(0, 2)
  return STATES.some(({ code }) => code === state) ? state : undefined
}
