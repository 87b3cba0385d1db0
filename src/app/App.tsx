import type { ComponentType, ReactNode } from 'react'
import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useLanguage, useTexts } from './messages/catalogue.ts'
import { common, titles } from './messages/en/common.ts'
import { Frame } from './parts/Frame.tsx'
import { PageBoundary } from './parts/PageBoundary.tsx'
import type { PathName } from './paths.ts'
import { PATHS, REDIRECTS } from './paths.ts'
import { pageIsAlive } from './platform/moments.ts'
import { setTitle } from './platform/navigate.ts'
import { mayHaveDatabase } from './platform/storage.ts'
import type { Tablet } from './routes.ts'
import { LazyNotFoundPage, loadTablet, ROUTES } from './routes.ts'
import { reportNavigation } from './state/flow.ts'
import { kiosk } from './state/kiosk.ts'
import { visit } from './state/visit.ts'
import { Skeleton } from './ui/Skeleton.tsx'

type RoutedName = keyof typeof ROUTES & PathName

export { loadTablet, type Tablet }

type AppProps = { path?: string; tablet?: Tablet }

/** The whole app. The build sets `path` when it renders pages; a store's tablet sets `tablet`. In another language it begins anew. */
export function App(props: AppProps) {
  return <Pages key={useLanguage()} {...props} />
}

function Pages({ path, tablet }: AppProps) {
  const names = Object.keys(ROUTES) as RoutedName[]
  const { isWiping } = useSnapshot(kiosk)
  if (isWiping) return null
  return (
    <Router {...(path === undefined ? {} : { ssrPath: path })}>
      <Guarded>
        <Switch>
          {REDIRECTS.map(({ from, to }) => (
            <Route key={from} path={from}>
              <Redirect to={to} replace />
            </Route>
          ))}
          {names.map((name) => (
            <Route key={name} path={PATHS[name]}>
              <Page
                name={name}
                component={name === 'instantVaccine' && tablet ? tablet.Home : ROUTES[name]?.page}
                clearsVisit={ROUTES[name]?.clearsVisit ?? false}
              />
            </Route>
          ))}
          <Route>
            <Page name="notFound" component={LazyNotFoundPage} clearsVisit={false} />
          </Route>
        </Switch>
      </Guarded>
      {tablet && <tablet.Mode />}
    </Router>
  )
}

/** Shows a skeleton while a page loads, and a message when it cannot be loaded. */
function Guarded({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <PageBoundary path={path} meanwhile={<Loading />}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </PageBoundary>
  )
}

type PageProps = { name: RoutedName | 'notFound'; component: ComponentType | undefined; clearsVisit: boolean }

function Page({ name, component: Component, clearsVisit }: PageProps) {
  const t = useTexts(titles)
  useEffect(pageIsAlive, [])
  useEffect(() => {
    setTitle(t[name as keyof typeof t] ?? t.main)
  }, [name, t])
  useEffect(() => {
    reportNavigation(name)
    if (clearsVisit) void endAnyVisit()
  }, [name, clearsVisit])
  return Component ? <Component /> : null
}

/** Ends the visit in progress. The code of drafts is loaded only where a visit may exist. */
async function endAnyVisit(): Promise<void> {
  if (!visit.appointment && !(await mayHaveDatabase('visit'))) return
  const { endVisitInProgress } = await import('./state/draft.ts')
  await endVisitInProgress()
}

function Loading() {
  const t = useTexts(common)
  return (
    <Frame>
      <Skeleton shape="title" label={t.loading} />
      <Skeleton shape="text" count={3} />
    </Frame>
  )
}
