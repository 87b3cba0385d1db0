/** The address that opens the map app of the device at a place; undefined on a device without one. No other site learns of it. */
export function directionsTo(address: string, agent = navigator.userAgent): string | undefined {
  const place = encodeURIComponent(address)
  if (/Android/i.test(agent)) return `geo:0,0?q=${place}`
  if (/iPhone|iPad|Macintosh/i.test(agent)) return `maps:?daddr=${place}`
  return undefined
}
