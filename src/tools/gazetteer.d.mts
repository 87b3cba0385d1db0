export function buildGazetteer(outFile: string): { written: boolean }
