const HOUR = 60
const DAY = 24 * HOUR

/**
 * Every limit that LIMITS sets: how much, and in how many minutes; 0: at a time, or no span (pace, ceiling). `connection` is an IPv4 address or a /64, `network` the /24 or /48 around it; a
 * tablet with a token counts for itself alone. `@` counts apart for each store, day or cell.
 */
export const LIMITS = {
  // Uncancelled bookings, and those of one client while a store is under pressure.
  'bookings.connection@store': [60, DAY],
  'bookings.network@store': [120, DAY],
  'bookings.connection': [600, DAY],
  'bookings.network': [1800, DAY],
  'bookings.tablet': [200, DAY],
  'rush.connection@store': [2, HOUR],
  'rush.network@store': [6, HOUR],
  // More bookings in ten minutes than these put a store under pressure; more networks in an hour hold it to that pace.
  'pace.least': [20, 0],
  'pace.percent': [5, 0],
  'pace.networks': [60, 0],
  // Holds that are made, holds of one cell, and live ones.
  'holds.connection': [600, HOUR],
  'holds.network': [1800, HOUR],
  'holds.tablet': [600, HOUR],
  'sameCell.connection@cell': [3, HOUR],
  'liveHolds.connection@day': [10, 0],
  'liveHolds.network@day': [30, 0],
  'liveHolds.connection': [60, 0],
  'liveHolds.network': [180, 0],
  'liveHolds.tablet': [10, 0],
  // Percent of a day's unbooked capacity that may be under holds of full length, and under any.
  'ceiling.longLeast': [4, 0],
  'ceiling.longPercent': [25, 0],
  'ceiling.shortLeast': [6, 0],
  'ceiling.shortPercent': [50, 0],
  // Answers that say that a guest has an appointment.
  'duplicates.connection': [5, 1],
  'duplicates.network': [20, HOUR],
  'duplicates.tablet': [5, 1],
  // Check-ins: more than the first are marked, more than the second refused.
  'checkIns.connection@store': [30, HOUR],
  'checkIns.network@store': [60, HOUR],
  'checkIns.store': [120, HOUR],
  'manyCheckIns.connection': [600, HOUR],
  // Sealed check-ins of outboxes, and their bytes; those that hold nothing readable.
  'sealed.connection': [60, HOUR],
  'sealed.network': [300, HOUR],
  'sealed.tablet': [2000, HOUR],
  'sealedBytes.connection': [2e6, HOUR],
  'sealedBytes.network': [10e6, HOUR],
  'sealedBytes.tablet': [60e6, HOUR],
  'unreadable.connection': [10, DAY],
  'unreadable.tablet': [10, DAY],
  // Entries of all devices that hold nothing readable and are kept; those of tablets are few and always kept.
  'unreadableKept.all': [1000, 0],
  // Wrong codes, and tablets that are enrolled.
  'kioskCodes.connection': [5, 1],
  'kioskCodes.network': [10, 1],
  'kioskCodes.store': [60, HOUR],
  'kioskCodes.all': [300, HOUR],
  'kioskCodes.tablet': [5, 1],
  'invitations.connection': [30, 1],
  'tokens.connection': [30, 1],
  'tokens.network': [60, 1],
  'benefitCodes.device': [5, 1],
  'benefitCodes.connection': [60, 1],
  'benefitCodes.network': [600, 1],
  // Wrong birth dates for the receipt of one visit.
  'receipts.visit': [10, DAY],
  // The log reports more wrong benefit codes of all clients than this; it refuses no client.
  'wrongBenefitCodes.all': [300, 1],
  'tablets.store': [20, DAY],
  // Devices that say that they are tablets and have no token: those that were not known before.
  'newTablets.connection@store': [10, DAY],
  'newTablets.network@store': [20, DAY],
  'newTablets.store': [40, DAY],
  // Each process counts these in its memory.
  'reports.connection': [120, 1],
  'posts.connection': [600, 1],
  'posts.network': [1800, 1],
  'malformed.connection': [120, 1],
  'searches.connection': [120, 1],
  'feed.connection': [600, 1],
  'cancels.connection': [30, 1],
} as const satisfies Record<string, readonly [most: number, minutes: number]>

export type LimitId = keyof typeof LIMITS
/** Other numbers than those of the table. */
export type OtherLimits = Partial<Record<LimitId, number>>
