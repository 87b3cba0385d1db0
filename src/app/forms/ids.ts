/** Id of the control that an answer, or a part of one, is typed into. */
export function controlId(key: string): string {
  return `answer-${key}`
}

/** Name of one part of a details card among the problems, e.g. "medicines-0-month". */
export function cardKey(field: string, card: number, part: string): string {
  return `${field}-${card}-${part}`
}
