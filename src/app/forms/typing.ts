import type { ComponentProps } from 'react'
import { isSecret } from '#domain/secret-answers'
import { isTablet } from '../platform/navigate.ts'
import type { TextField } from './spec.ts'

type Typing = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>

// type="email" would change the text before we read it, so inputMode asks for the keyboard.
const TYPING: Record<NonNullable<TextField['control']>, Typing> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  area: {},
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric', spellCheck: false },
}

/** The keyboard of a field and what the browser may suggest. For secrets, which are never stored, it suggests nothing. */
export function typingOf({ name, control = 'line', autoComplete }: TextField): Typing {
  if (!isSecret(name)) return { ...TYPING[control], autoComplete: autofill(autoComplete) }
  return { ...TYPING[control], autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
}

/**
 * The autofill token on a guest's own device. Browsers must not remember fields without a token: they would keep the text on disk in
 * clear. A tablet offers nothing, because another guest may have typed it.
 */
export function autofill(token: string | undefined): string {
  return isTablet() ? 'off' : (token ?? 'off')
}
