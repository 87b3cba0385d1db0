import { type AttackedStore, DAY_STORE, MINUTE, MONTH_STORE } from './attacked-store.ts'

const FORM_MS = 4 * MINUTE
const PATIENCE_MS = 5 * MINUTE

/** Guests who arrive one after another, each from another address. Each fills in the form for four minutes and then tries to book once a minute. */
export class HonestGuests {
  served = 0
  failed = 0
  private readonly store: AttackedStore
  private readonly lane: number
  private arrivedAt: number | undefined
  private guest: { address: string; time: string; code: string | undefined; submitAt: number } | undefined
  private firstSubmit = 0

  constructor(store: AttackedStore, lane: number) {
    this.store = store
    this.lane = lane
  }

  get isHere(): boolean {
    return this.arrivedAt !== undefined
  }

  private get location(): string {
    return this.served % 2 === 0 ? DAY_STORE : MONTH_STORE
  }

  private free(address: string): Promise<string[]> {
    return this.store.freeTimes(
      address,
      this.location,
      this.location === DAY_STORE ? undefined : '2026-12-04',
    )
  }

  async act(): Promise<void> {
    if (!this.guest) await this.arrive()
    else if (this.store.now >= this.guest.submitAt) await this.submit(this.guest)
  }

  private async arrive(): Promise<void> {
    const address = `172.${16 + this.lane}.${this.served % 250}.${1 + Math.floor(this.served / 250)}`
    const free = await this.free(address)
    this.arrivedAt ??= this.store.now
    if (free.length === 0) {
      if (this.store.now - this.arrivedAt >= PATIENCE_MS) this.giveUp()
      return
    }
    const time = this.store.oneOf(free)
    const { code } = await this.store.hold(address, this.location, time)
    this.firstSubmit = this.store.now + FORM_MS
    this.guest = { address, time, code, submitAt: this.firstSubmit }
  }

  private async submit(guest: NonNullable<HonestGuests['guest']>): Promise<void> {
    const { address, code } = guest
    if (code !== undefined) await this.store.release(address, code)
    const outcome = await this.store.book(address, this.location, guest.time, code)
    if (outcome.status === 201) {
      // Runs are apart: the next guest finds the store as this one did.
      await this.store.cancel(outcome)
      this.leave()
    } else if (this.store.now - this.firstSubmit >= PATIENCE_MS) {
      this.giveUp()
    } else {
      const free = await this.free(address)
      this.guest = {
        address,
        time: free.length > 0 ? this.store.oneOf(free) : guest.time,
        code: undefined,
        submitAt: this.store.now + MINUTE,
      }
    }
  }

  private giveUp(): void {
    this.failed++
    this.leave()
  }

  private leave(): void {
    this.guest = undefined
    this.arrivedAt = undefined
    this.served++
  }
}
