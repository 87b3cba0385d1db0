import type { ReactNode } from 'react'
import { Component } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { pageIsAlive } from '../platform/moments.ts'
import { reportError } from '../state/flow.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Frame } from './Frame.tsx'

type Props = { children: ReactNode; path: string }

/** Instead of a page that could not be loaded or drawn: words and a way on, never an empty screen. Another path is tried anew. */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    pageIsAlive()
    reportError({}) // EVENTS-09
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.isBroken && path !== this.props.path) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <PageProblem /> : this.props.children
  }
}

function PageProblem() {
  const t = useTexts(common)
  return (
    <Frame>
      <Notice
        tone="bad"
        live="alert"
        actions={
          <Button look="secondary" onClick={() => window.location.reload()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.trouble}
      </Notice>
    </Frame>
  )
}
