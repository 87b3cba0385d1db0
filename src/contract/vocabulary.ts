export { LOCATION_ID } from './entry.ts'

/** Scheduler flow types (SCOPE-09). */
export const SCHEDULER_FLOWS = [
  'IN_PERSON',
  'VIRTUAL_VISIT',
  'DIETITIAN',
  'EVERYDAY_VACCINE',
  'INSTANT_VACCINE',
] as const
export type SchedulerFlow = (typeof SCHEDULER_FLOWS)[number]

/** Business names (SCOPE-10). */
export const BUSINESS_NAMES = ['tlc', 'dietitian', 'pharmacy'] as const
export type BusinessName = (typeof BUSINESS_NAMES)[number]

/** A state's code of two letters. */
export const STATE_CODE = /^[A-Z]{2}$/

/** Counter codes: six characters without look-alikes, made on the device. */
export const COUNTER_CODE = /^[23456789BCDFGHJKMNPQRTVWXYZ]{6}$/

export const SEXES = ['Male', 'Female'] as const // PATIENT-32
export const GENDERS = ['Male', 'Female', 'Trans-Man', 'Trans-Woman', 'Non-Binary'] as const // PATIENT-33
export const RACES = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Native Hawaiian or Other Pacific Islander',
  'White',
  'Other Race',
  'Not Specified',
] as const // PATIENT-36
export const ETHNICITIES = ['Hispanic or Latino', 'Not Hispanic or Latino', 'Not Specified'] as const // PATIENT-37
export const RELATIONSHIPS = ['Self', 'Spouse', 'Child'] as const // INSURANCE-16
export const LANGUAGES = [
  'English',
  'Spanish',
  'Arabic',
  'Armenian',
  'Chinese',
  'French',
  'German',
  'Greek',
  'Italian',
  'Japanese',
  'Korean',
  'Persian',
  'Polish',
  'Portuguese',
  'Russian',
  'Serbo-Croatian',
  'Tagalog',
  'Vietnamese',
] as const // LIMITS-04
