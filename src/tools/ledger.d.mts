export type Title = { title: string; file: string }
export function idsIn(text: string): string[]
export function titlesIn(source: string): string[]
export function allTitles(root?: string): Title[]
export function requirements(root?: string): Map<string, string>
export function coverage(ids: string[], titles: Title[]): { rows: Map<string, string[]>; unknown: string[] }
export function areaOf(id: string): string
export function rowsMeant(list: string, ids: string[]): string[]
