import { proxy } from 'valtio'

/** The benefit code that the code check or a search said is one, as it was sent (FIND-11); a code in an address may be none. */
export const verified = proxy<{ code: string | undefined }>({ code: undefined })
