import { href } from '../paths.ts'
import { goBack, insteadOfLink } from '../platform/navigate.ts'

/** A link to the previous page; from outside it opens main (ROUTE-06, ROUTE-18). `to`: the address that browsers show for it. */
export function backLink(label: string, to: 'main' | 'results' = 'main') {
  return { label, href: href(to), onClick: insteadOfLink(() => goBack(href('main'))) }
}
