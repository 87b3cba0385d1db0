import '../app/ui/system-fonts.css'
import '../app/ui/tokens.css'
import '../app/ui/base.css'
import '../app/ui/forced-colors.css'
import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './DeskApp.tsx'
import { invitationInAddress } from './invitation.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root')

const root = createRoot(place)
root.render(
  <StrictMode>
    <DeskApp invitation={invitationInAddress()} />
  </StrictMode>,
)

// A browser may keep a page that was left, to show it again on Back: it keeps an empty one, which loads again (DESK-07).
window.addEventListener('pagehide', () => root.unmount())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})
