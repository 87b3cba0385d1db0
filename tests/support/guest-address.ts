/** An address of a guest behind a proxy, each in a network of its own. */
export function guestAddress(number: number): string {
  return `${11 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${number & 255}.7`
}
