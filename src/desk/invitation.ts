/** Takes the invitation behind "#" out of the address, so that no history entry keeps it; undefined without one. */
export function takeInvitation(): string | undefined {
  const { hash, pathname } = window.location
  window.history.replaceState(null, '', pathname)
  const invitation = decodeURIComponent(hash.slice(1))
  return invitation === '' ? undefined : invitation
}
