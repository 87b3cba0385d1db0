import { bannered, renewBanner } from './banner.ts'
import { keptLanding, LANDING_PATIENCE_MS, readLanding } from './landing.ts'
import { fillLanding, pageAt, TEMPLATES } from './pages.ts'
import { ROUTE_TABLE, templateOf } from './shell.ts'

/**
 * Answers a navigation from the cache; the page then asks for changes. A landing page that is not cached comes from the server if it
 * answers soon, else from the template.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const page = pageAt(ROUTE_TABLE, url)
  event.waitUntil(renewBanner())
  switch (page.kind) {
    case 'moved':
      return Response.redirect(new URL(page.to, url), page.status)
    case 'page':
      return (await pageFrom(page.template, 200)) ?? fetch(event.request)
    case 'landing': {
      const kept = await keptLanding(page.locationId)
      if (kept) return kept
      const answered = fetch(event.request).then((response) => readLanding(response, page.locationId))
      return (await inTime(event, answered)) ?? landingTemplate(event, page.locationId)
    }
    case 'unknown': {
      const answered = fetch(event.request).then((response) =>
        response.status >= 500 ? undefined : response,
      )
      return (await inTime(event, answered)) ?? notFoundTemplate(event)
    }
  }
}

/** Waits for an answer as long as guests do. A late answer is still read and cached. */
async function inTime(
  event: FetchEvent,
  answered: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = answered.catch(() => undefined) // told elsewhere
  event.waitUntil(settled)
  return Promise.race([
    settled,
    new Promise<undefined>((resolve) => setTimeout(resolve, LANDING_PATIENCE_MS)),
  ])
}

async function landingTemplate(event: FetchEvent, locationId: string): Promise<Response> {
  const page = await pageFrom(TEMPLATES.landing, 200, (html) => fillLanding(html, locationId))
  return page ?? fetch(event.request)
}

async function notFoundTemplate(event: FetchEvent): Promise<Response> {
  return (await pageFrom(TEMPLATES.notFound, 404)) ?? fetch(event.request)
}

/** A template of this build with the banner of this host. Undefined when the browser has deleted one of them. */
async function pageFrom(
  name: string,
  status: number,
  fill = (html: string) => html,
): Promise<Response | undefined> {
  const template = await templateOf(name)
  return template && bannered(fill(await template.text()), template, status)
}
