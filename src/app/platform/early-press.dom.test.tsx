import './early-press.ts'
import { expect, test, vi } from 'vitest'

test.each(['button', 'a'])('a press on a %s that moves away under the finger is answered once', (name) => {
  const box = document.body.appendChild(document.createElement('div'))
  const pressed = box.appendChild(document.createElement(name))
  pressed.setAttribute('href', '#there')
  const answer = vi.fn()
  pressed.addEventListener('click', answer)
  const at = { bubbles: true, clientX: 5, clientY: 5 }
  pressed.dispatchEvent(new PointerEvent('pointerdown', at))
  box.dispatchEvent(new MouseEvent('click', at)) // the common ancestor
  expect(answer).toHaveBeenCalledOnce()
  box.remove()
})
