import { useState } from 'react'
import { Board } from './board/Board.tsx'
import { EnrolScreen } from './enter/EnrolScreen.tsx'
import { EnterCard } from './enter/EnterCard.tsx'
import { LockedScreen } from './enter/LockedScreen.tsx'
import type { DeskOptions } from './options.ts'
import { deskTexts } from './texts.ts'
import { useSession } from './use-session.ts'

/** The counter's page: one screen for what this browser is to the server. Only `Board` holds anything of visits, and leaves with it. */
export function DeskApp({ invitation }: { invitation: string | undefined }) {
  const { stage, enter, lock } = useSession(invitation)
  const [options, setOptions] = useState<DeskOptions>({ showsNames: false, sounds: false })
  switch (stage.kind) {
    case 'opening':
      return <EnterCard title={deskTexts.loading} isQuiet />
    case 'noServer':
      return <EnterCard tone="warning" title={deskTexts.noServer} lines={[deskTexts.noServerHow]} />
    case 'invited':
      return <EnrolScreen invitation={stage.invitation} onEnrolled={enter} />
    case 'unknown':
      return <EnterCard title={deskTexts.enter.unknown} lines={[deskTexts.enter.unknownHow]} />
    case 'revoked':
      return (
        <EnterCard
          tone="warning"
          title={deskTexts.enter.revoked}
          lines={[deskTexts.enter.revokedWhy, deskTexts.enter.revokedHow]}
        />
      )
    case 'storeGone':
      return (
        <EnterCard tone="warning" title={deskTexts.enter.storeGone} lines={[deskTexts.enter.storeGoneHow]} />
      )
    case 'locked':
      return <LockedScreen session={stage.session} onUnlocked={enter} />
    case 'open':
      return <Board session={stage.session} options={options} onOptions={setOptions} onLock={lock} />
  }
}
