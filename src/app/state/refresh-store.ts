import { catalogue, fetchStore, fillStore } from './catalogue.ts'

/** Asks for the loaded store again, e.g. for the hours of another day. Without an answer it stays as it is. */
export async function refreshStore(locationId: string): Promise<void> {
  const result = await fetchStore(locationId)
  const { store } = catalogue
  if (result.kind === 'answered' && store.status === 'done' && store.locationId === locationId)
    fillStore(result.data)
}
