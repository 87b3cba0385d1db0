import { lazy, Suspense } from 'react'
import { touched } from '../platform/moments.ts'

/**
 * The links and settings of the header. The prerendered page has their markup, which works without a script: it stays until the guest
 * first touches the page, so that no first load pays for their code (SC-10). A page without that markup loads them at once.
 */
const load = () => import('./SiteNav.tsx')
const SiteNav = lazy(() => whenWanted(() => load().then((part) => part.SiteNav)))
const Aids = lazy(() => whenWanted(() => load().then((part) => part.Aids)))

// Constants: a new element before hydration would make React discard the prerendered markup.
export const SITE_NAV = (
  <Suspense>
    <SiteNav />
  </Suspense>
)
export const AIDS = (
  <Suspense>
    <Aids />
  </Suspense>
)

const PAUSE = 3000

/** On a tablet, which has no prerendered markup. */
export const TabletAids = lazy(() => load().then((part) => ({ default: part.Aids })))

async function whenWanted<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  if (typeof document !== 'undefined' && document.querySelector('header details')) await touched()
  for (;;) {
    try {
      return { default: await load() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE)) // offline: the markup works meanwhile
    }
  }
}
