/** What guests call a city, and the state whose code it is as well. */
export const NICKNAMES = new Map<string, readonly [name: string, state: string, other?: string]>([
  ['nyc', ['new york', 'NY']],
  ['la', ['los angeles', 'CA', 'LA']],
  ['philly', ['philadelphia', 'PA']],
  ['vegas', ['las vegas', 'NV']],
  ['cincy', ['cincinnati', 'OH']],
  ['nola', ['new orleans', 'LA']],
])
