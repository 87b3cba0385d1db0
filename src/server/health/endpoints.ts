import type { Api } from '../http/answers.ts'
import { refuseMethod } from '../http/answers.ts'
import { busy } from '../http/refusal.ts'
import type { Health } from './health.ts'

/** Probes write nothing: /livez says that the process answers, /readyz and /healthz whether it may get requests (RUN-09). */
export function serveHealth(app: Api, health: Health): void {
  const answersAt = (path: string, isFine: () => boolean) => {
    app.get(path, (c) => {
      c.env.route = path
      if (!isFine()) throw busy()
      return Response.json({ status: 'ok' })
    })
    app.all(path, (c) => refuseMethod(c, path, 'GET'))
  }
  answersAt('/readyz', health.isReady)
  answersAt('/healthz', health.isReady)
  answersAt('/livez', () => true)
}
