import { area } from '../catalogue.ts'

/** Texts of the map of locations. */
export const map = area('map', {
  label: 'Map of the places in the list',
  show: 'Show map',
  hide: 'Hide map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  keys: 'Map, moved by arrow keys',
  showAll: 'Show all',
  showOnMap: 'Show on map',
  showOnMapOf: (name: string) => `Show on map, ${name}`,
  source: 'Outlines: U.S. Census Bureau. Towns: GeoNames',
  together: (count: number) => `${count} places`, // BK-17
  origin: 'You searched here',
})
