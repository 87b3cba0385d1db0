/**
 * The autofill token on a guest's own device; a kiosk never offers what another guest typed. A field without a token is not for the
 * browser to remember: it would keep the words, and the session, on the disk in clear.
 */
export function autofill(token: string | undefined): string {
  const isKiosk = typeof document !== 'undefined' && document.documentElement.dataset['kiosk'] !== undefined
  return isKiosk ? 'off' : (token ?? 'off')
}
