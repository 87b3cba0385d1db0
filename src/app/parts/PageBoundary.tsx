import { Component, type ReactNode } from 'react'
import { isServerThere } from '../api/reach.ts'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { pageIsAlive } from '../platform/moments.ts'
import { connection } from '../state/connection.ts'
import { reportError } from '../state/flow.ts'
import { ProblemNotice } from '../ui/Notice.tsx'
import { useBackOnline } from './back-online.ts'
import { Frame } from './Frame.tsx'

type Props = { children: ReactNode; path: string; meanwhile: ReactNode }
type State = { fault: 'none' | 'found' | 'shown' }

/**
 * Replaces a page that failed to load or render: with `meanwhile` until it is clear whether it loads again by itself, and with an error and a reload
 * button where it does not. A change of path tries again.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { fault: 'none' }

  static getDerivedStateFromError(): State {
    return { fault: 'found' }
  }

  /**
   * Reloads into the kept draft while the server answers: a chunk may be of a build that is gone. A page that came by a reload stays (RUN-05).
   * Without an answer the page loads again when the connection is back.
   */
  override async componentDidCatch() {
    pageIsAlive()
    reportError({}) // EVENTS-09
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isThere = await isServerThere()
    if (this.state.fault === 'none') return
    if (isThere && document?.type !== 'reload') return reload()
    if (!isThere) connection.status = 'offline'
    this.setState({ fault: 'shown' })
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.fault !== 'none' && path !== this.props.path) this.setState({ fault: 'none' })
  }

  override render() {
    const { children, meanwhile } = this.props
    if (this.state.fault === 'none') return children
    return this.state.fault === 'found' ? meanwhile : <PageProblem />
  }
}

function reload(): void {
  location.reload()
}

function PageProblem() {
  const t = useTexts(common)
  useBackOnline(reload)
  return (
    <Frame>
      <ProblemNotice again={t.tryAgain} onRetry={reload}>
        {t.connectionFailed}
      </ProblemNotice>
    </Frame>
  )
}
