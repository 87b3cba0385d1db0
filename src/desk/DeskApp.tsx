import { useState } from 'react'
import { Board } from './board/Board.tsx'
import { EnrolScreen } from './enter/EnrolScreen.tsx'
import { EnterCard } from './enter/EnterCard.tsx'
import { LockedScreen } from './enter/LockedScreen.tsx'
import type { DeskOptions } from './options.ts'
import { t } from './texts.ts'
import { useSession } from './use-session.ts'

/** The counter's page: one screen for what this browser is to the server. Only `Board` holds anything of visits, and leaves with it. */
export function DeskApp({ invitation }: { invitation: string | undefined }) {
  const { stage, enter, lock } = useSession(invitation)
  const [options, setOptions] = useState<DeskOptions>({ showsNames: false, sounds: false })
  switch (stage.kind) {
    case 'opening':
      return <EnterCard title={t.loading} isQuiet />
    case 'noServer':
      return <EnterCard tone="warning" title={t.noServer} lines={[t.noServerHow]} />
    case 'invited':
      return <EnrolScreen invitation={stage.invitation} onEnrolled={enter} />
    case 'unknown':
      return <EnterCard title={t.enter.unknown} lines={[t.enter.unknownHow]} />
    case 'revoked':
      return (
        <EnterCard tone="warning" title={t.enter.revoked} lines={[t.enter.revokedWhy, t.enter.revokedHow]} />
      )
    case 'storeGone':
      return <EnterCard tone="warning" title={t.enter.storeGone} lines={[t.enter.storeGoneHow]} />
    case 'locked':
      return <LockedScreen session={stage.session} onUnlocked={enter} />
    case 'open':
      return <Board session={stage.session} options={options} onOptions={setOptions} onLock={lock} />
  }
}
