export function absolutePaths(args: string[], from: string): string[]
