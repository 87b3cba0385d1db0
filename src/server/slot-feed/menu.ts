import { isOn } from '#domain/config'
import type { CatalogueService } from '#domain/services'
import { readServices, vaccineList } from '#domain/services'
import type { Directory } from '../booking/directory.ts'
import type { Content } from '../content/source.ts'

/** Vaccines by id, each with the type that it is offered under, and the days from today before which guests are offered none. */
export type Menu = ReadonlyMap<number, Pick<CatalogueService, 'category' | 'leadTime'>>

type ReadMenu = (directory: Pick<Directory, 'services'>, content: Content) => Promise<Menu>

/** Reads the menu; the same object while it says the same. */
export function createMenuReader(): ReadMenu {
  let known: { text: string; menu: Menu } | undefined
  return async (directory, content) => {
    const menu = await menuOf(directory, content)
    const text = JSON.stringify([...menu])
    if (known?.text !== text) known = { text, menu }
    return known.menu
  }
}

/**
 * The vaccines that guests can begin with as the operator's documents are now: none that is switched off (CONTENT-28), no second
 * dose (PRESCREEN-39).
 */
async function menuOf(...[{ services }, content]: Parameters<ReadMenu>): ReturnType<ReadMenu> {
  const [config, extras, covid] = await Promise.all([
    content.document('schedulerConfig'),
    content.document('serviceExtraProperties'),
    content.document('covidVaccinesToggle'),
  ])
  const options = {
    grouping: config.groupServices,
    covidEnabled: isOn(covid, {}),
    categories: config.categories,
  }
  const offered = vaccineList(readServices([...services.values()], extras, options))
  return new Map(
    offered.flatMap(({ id, category, leadTime, notMenuOption }) =>
      notMenuOption ? [] : [[id, { category, leadTime }]],
    ),
  )
}
