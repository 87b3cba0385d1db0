import { buildCopy, KILL_SWITCH, NEXT } from './builds.ts'

/** Journeys that serve another build than that of this project. */
const SERVE_OTHERS = /worker-update|kiosk-worker|canaries|registration/

/** Makes the other builds that journeys serve, unless none of the files named on the command line serves one. */
export default async function makeBuilds(): Promise<void> {
  const named = process.argv.filter((word) => word.endsWith('.spec.ts'))
  if (named.length > 0 && !named.some((file) => SERVE_OTHERS.test(file))) return
  await Promise.all([NEXT, KILL_SWITCH].map(buildCopy))
}
