/** The autofill token on a guest's own device; a kiosk never offers what another guest typed. */
export function autofill(token: string | undefined): string {
  const isKiosk = typeof document !== 'undefined' && document.documentElement.dataset['kiosk'] !== undefined
  return isKiosk ? 'off' : (token ?? 'on')
}
