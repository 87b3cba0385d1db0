import type { ComponentProps } from 'react'
import { isSecret } from '#domain/secret-answers'
import { autofill } from './autofill.ts'
import type { TextField } from './spec.ts'

export type Typing = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

// type="email" would rewrite what is typed before we see it, so the keyboard is asked for by inputMode.
const TYPING: Record<NonNullable<TextField['control']>, Typing> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  area: {},
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric', spellCheck: false },
}

/** How a field is typed: its keyboard, and what the browser may offer; of a number that is never kept, nothing. */
export function typingOf({ name, control = 'line', autoComplete }: TextField): Typing {
  if (!isSecret(name)) return { ...TYPING[control], autoComplete: autofill(autoComplete) }
  return { ...TYPING[control], autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
}
