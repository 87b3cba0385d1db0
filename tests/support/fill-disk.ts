import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { searchPhysical } from '#contract/providers'
import { createDiskCheck } from '../../src/server/health/disk.ts'
import { aFluVisit, guest, openAppointmentApp } from './appointments.ts'
import { aReservation } from './booking.ts'
import { aWalkIn } from './builders.ts'

export type OnFullDisk = {
  /** Statuses of a hold, a booking, a cancellation, a search, /healthz and /livez while the disk is full. */
  full: Record<string, number>
  retryAfter: (string | null)[]
  /** Statuses of the same when there is room again, and of the cancellation once more. */
  healed: Record<string, number>
  checkIns: { acknowledged: number; kept: number }
  /** Statuses of the appointments, while the disk is full and at the end. */
  appointments: string[][]
  logged: string[]
}

/** Fills the disk that a folder is on, until nothing more fits. */
function fillUp(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const bytes of [1 << 20, 4096, 1]) {
      const zeros = new Uint8Array(bytes)
      try {
        for (;;) if (writeSync(handle, zeros) < bytes) break
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

/** Fills the disk under a server with an appointment, asks for everything, makes room and asks again; prints an OnFullDisk. */
export async function useFullDisk(disk: string): Promise<void> {
  process.env['TMPDIR'] = disk
  const app = await openAppointmentApp()
  const checkDisk = createDiskCheck({ folder: disk, log: app.deps.log, clock: app.deps.clock })
  const [one] = await app.booked(aFluVisit())
  const { id = '', confirmCode = '' } = one ?? {}
  const cancel = () => app.cancel(id, { status: 'CANCELED', confirmCode })
  const statusesOfAppointments = async () => (await app.appointments()).map(({ status }) => status).sort()
  let guests = 1
  const walkIn = () => {
    guests += 1
    return app.postWalkIn(aWalkIn({ basicInfo: guest(guests), comments: 'x'.repeat(200) }))
  }
  const dateTime = { value: '2026-11-21T12:00:00-05:00', timezone: 'America/New_York' }
  const book = () => app.book(aFluVisit({ dateTime, basicInfo: guest(9000) }))
  const hold = () => app.hold(aReservation({ reservationTime: '2026-11-21T13:00:00-05:00' }))
  const search = `${searchPhysical.path}?freeFormAddress=Cincinnati,%20OH&businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-22`

  await checkDisk()
  const linesBefore = app.logged.length
  fillUp(join(disk, 'others'))
  await checkDisk()
  // What the files of the database have room for is used up first; each that is acknowledged counts.
  let acknowledged = 0
  while (acknowledged < 5000 && (await walkIn()).status === 201) acknowledged += 1
  const writes = { walkIn: await walkIn(), hold: await hold(), book: await book(), cancel: await cancel() }
  await app.deps.health.check()
  const reads = {
    search: await app.send(search),
    healthz: await app.send('/healthz'),
    livez: await app.send('/livez'),
  }
  const statusesOf = (answers: Record<string, Response>) =>
    Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
  const whileFull = await statusesOfAppointments()

  rmSync(join(disk, 'others'))
  await app.deps.health.check()
  const healed = {
    walkIn: await walkIn(),
    hold: await hold(),
    book: await book(),
    cancel: await cancel(),
    cancelAgain: await cancel(),
  }
  const result: OnFullDisk = {
    full: { ...statusesOf(writes), ...statusesOf(reads) },
    retryAfter: Object.values(writes).map(({ headers }) => headers.get('retry-after')),
    healed: statusesOf(healed),
    checkIns: { acknowledged: acknowledged + 1, kept: (await app.checkIns()).length },
    appointments: [whileFull, await statusesOfAppointments()],
    logged: app.logged.slice(linesBefore).map(({ event }) => String(event)),
  }
  await app.close()
  console.log(JSON.stringify(result))
}
