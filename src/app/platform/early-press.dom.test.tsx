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

test('a press of a mouse on a link that is drawn anew meanwhile is answered once', () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = '<a href="#there">Start</a>'
  const at = { bubbles: true, pointerType: 'mouse', button: 0 }
  box.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', at))
  box.innerHTML = '<a href="#there">Start</a>'
  const answer = vi.fn()
  box.firstElementChild?.addEventListener('click', answer)
  box.firstElementChild?.dispatchEvent(new PointerEvent('pointerup', at)) // no click follows
  expect(answer).toHaveBeenCalledOnce()
  box.remove()
})
