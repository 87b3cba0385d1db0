import type { ServicesAtLocation } from '#contract/services'
import { storeAddress, storeName } from '#domain/store'

const FALLBACK_NAME = 'Your Neighborhood Pharmacy' // WALKIN-01
const BOOT = '<!--boot-->'

/** What the app starts from without asking: the services/location answer, or why there is none. */
export type Boot = ServicesAtLocation | { problem: 'unknownLocation' }

/** The template with the store's id, name and address in its slots, and what the app starts from. */
export function fillTemplate(template: string, boot: Boot | undefined, storeId = ''): string {
  const store = boot && 'location' in boot ? boot.location : undefined
  const name = (store && storeName(store)) ?? FALLBACK_NAME
  const address = store ? storeAddress(store) : ''
  return template
    .replaceAll('__STORE_ID__', () => escapeText(storeId))
    .replaceAll('@@STORE_NAME@@', () => escapeText(name))
    .replaceAll('@@STORE_ADDRESS@@', () => escapeText(address))
    .replaceAll(BOOT, () => (boot ? bootScript(boot) : ''))
}

function bootScript(boot: Boot): string {
  return `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function escapeScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
