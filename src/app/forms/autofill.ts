/** The autofill token on a guest's own device; a kiosk never offers what another guest typed. */
export function autofill(token: string | undefined): string {
  return document.documentElement.dataset['kiosk'] === undefined ? (token ?? 'on') : 'off'
}
