/** "18 months", "9 years". */
export function ageWords(months: number): string {
  if (months === 1) return '1 month'
  return months >= 24 && months % 12 === 0 ? `${months / 12} years` : `${months} months`
}
