import type { Locator, Page } from 'playwright'

/** What a screen reader knows of a control: its role, its name, and the names of the groups around it. */
export type Heard = {
  role: string
  name: string
  /** The names of the groups around it and its own, such as "Date of birth > Month". */
  path: string
  isChecked: boolean
  /** The control on the page. */
  at: Locator
}

type Node = {
  role: string
  name?: string
  text?: string
  checked?: boolean
  ref?: string
  children?: (Node | string)[]
}

const GROUPS = ['group', 'radiogroup', 'region']

/** The accessibility tree of the page as a list, in the order in which it is read. */
export async function readTree(page: Page): Promise<Heard[]> {
  const roots = (await page.ariaSnapshotJSON({ mode: 'ai' })) as Node | Node[]
  const read = (part: Node | string, groups: string[]): Heard[] => {
    const node = typeof part === 'string' ? { role: 'text', text: part } : part
    return readNode(node, groups)
  }
  const readNode = (node: Node, groups: string[]): Heard[] => {
    const name = node.name ?? node.text ?? ''
    const inside = GROUPS.includes(node.role) && name !== '' ? [...groups, name] : groups
    const here: Heard[] = [
      {
        role: node.role,
        name,
        path: [...groups, name].join(' > '),
        isChecked: node.checked === true,
        at: page.getByRef(node.ref ?? ''),
      },
    ]
    return [...here, ...(node.children ?? []).flatMap((child) => read(child, inside))]
  }
  return [roots].flat().flatMap((root) => read(root, []))
}
