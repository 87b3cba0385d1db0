/** The invitation behind "#" in the address; undefined without one. It stays there until it is used up, so that a page that loads anew has it too. */
export function invitationInAddress(): string | undefined {
  const invitation = window.location.hash.slice(1)
  return invitation === '' ? undefined : invitation
}

/** Takes the invitation out of the address, so that no history entry keeps it. */
export function forgetInvitation(): void {
  const { hash, pathname } = window.location
  if (hash !== '') window.history.replaceState(null, '', pathname)
}
