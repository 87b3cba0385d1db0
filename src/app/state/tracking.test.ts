import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkKind } from './tracking.ts'

const ORIGIN = 'https://visits.example'

describe('the target of a link', () => {
  it.each([
    ['/health-services/scheduler/main', 'main'],
    ['/health-services/scheduler/cancel/a1b2/secret', 'cancel'],
    ['/health-services/instant-vaccines/90100001', 'instantVaccine'],
    ['/health-services/scheduler/result?location=45202', 'results'],
    ['https://visits.example/rx/guest/vaccination-appointments', 'pharmacy'],
    ['/somewhere/else/Ada', 'other'],
    ['tel:513-555-0100', 'tel'],
    ['mailto:ada@example.com', 'mailto'],
    ['blob:https://visits.example/5f1c', 'blob'],
    ['https://pharmacy.example/visits?name=Ada', 'pharmacy.example'],
    ['#answer-firstName', undefined],
    ['https://', undefined],
  ])('%s is reported as %s, without anything about a guest [EVENTS-05, EVENTS-04]', (address, kind) => {
    expect(linkKind(address, ORIGIN)).toBe(kind)
  })
})

describe('events', () => {
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true)
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }))
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('navigator', { onLine: true, sendBeacon })
    sendBeacon.mockClear()
  })
  afterEach(() => vi.unstubAllGlobals())

  /** A page whose server has this scheduler configuration, and what it says of a guest who moves on. */
  async function aPage(config: object) {
    vi.resetModules()
    const [{ startTracking }, { documents }, flow, analytics] = await Promise.all([
      import('./tracking.ts'),
      import('./documents.ts'),
      import('./flow.ts'),
      import('../platform/analytics.ts'),
    ])
    documents.loads.schedulerConfig = { status: 'ok', data: config }
    flow.reportNavigation('main')
    await startTracking()
    flow.reportNavigation('results')
    analytics.sendNow()
    return { ...flow, ...analytics }
  }
  const sent = async () => {
    const lists = sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()))
    return (await Promise.all(lists)).flat()
  }

  it('go to the path in the configuration, also those from before [EVENTS-04]', async () => {
    const { waiting } = await aPage({ eventsPath: '/collect/visits' })
    expect(new Set(sendBeacon.mock.calls.map(([path]) => path))).toEqual(new Set(['/collect/visits']))
    expect(await sent()).toMatchObject([{ description: 'main' }, { description: 'results' }])
    expect(waiting()).toEqual([])
  })

  it('go nowhere without a path in the configuration, and are not kept [EVENTS-04]', async () => {
    const { waiting } = await aPage({})
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(waiting()).toEqual([])
  })

  it('go nowhere where the browser refuses tracking [EVENTS-04]', async () => {
    vi.stubGlobal('navigator', { onLine: true, sendBeacon, globalPrivacyControl: true })
    const { waiting } = await aPage({ eventsPath: '/collect' })
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(waiting()).toEqual([])
  })

  it('report the step of a form when the guest closes the page [EVENTS-03, EVENTS-04]', async () => {
    const { showForm } = await aPage({ eventsPath: '/collect' })
    showForm('insurance')
    window.dispatchEvent(new Event('pagehide'))
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await sent()).at(-1)).toMatchObject({
      event: 'formAbandonment',
      flowStepDescription: 'insurance',
    })
  })
})
