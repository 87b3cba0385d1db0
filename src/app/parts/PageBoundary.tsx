import { Component, type ReactNode } from 'react'
import { isServerThere } from '../api/reach.ts'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { pageIsAlive } from '../platform/moments.ts'
import { reportError } from '../state/flow.ts'
import { ProblemNotice } from '../ui/Notice.tsx'
import { useBackOnline } from './back-online.ts'
import { Frame } from './Frame.tsx'

type Props = { children: ReactNode; path: string }

/** Replaces a page that failed to load or render with an error and a reload button. A change of path tries again. */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Reloads into the kept draft while the server answers: a chunk may be of a build that is gone. A page that came by a reload stays (RUN-05). */
  override async componentDidCatch() {
    pageIsAlive()
    reportError({}) // EVENTS-09
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (document?.type !== 'reload' && (await isServerThere())) reload()
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <PageProblem /> : this.props.children
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
