export function reachesProduct(files: string[]): boolean
export function changedSinceMain(): Promise<{ base: string; reachesProduct: boolean }>
