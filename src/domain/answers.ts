/** One card of a details field: what the guest typed of one medicine, vaccine or condition. */
export type DetailCard = { name: string; year: string; month: string; day: string; dose: string }

/** What one field can hold. Unanswered is absent. */
export type Answer = string | boolean | string[] | DetailCard[]
export type Answers = { [field: string]: Answer | undefined }
