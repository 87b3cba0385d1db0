import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** Attributes that a guest sees or hears. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|alt|heading|hint|label|placeholder|title)$/
const LETTER = /\p{L}/u

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Texts that a component shows and that are in no catalogue: 'path:line text'. */
export function ownTexts({ path, text }: Source): string[] {
  const found: string[] = []
  const note = (node: Node, words: string) => {
    if (!LETTER.test(words)) return
    const lead = words.length - words.trimStart().length
    const line = text.slice(0, node.start + lead).split('\n').length
    found.push(`${path}:${line} ${node.type === 'JSXText' ? words.trim() : words}`)
  }
  walk(parseSync(path, text).program as unknown as Node, false, note)
  return found
}

/** Visits every node. `isShown`: what the node evaluates to is on the page. */
function walk(node: unknown, isShown: boolean, note: (node: Node, words: string) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, isShown, note)
  } else if (isNode(node)) {
    const words = wordsOf(node, isShown)
    if (words !== undefined) note(node, words)
    for (const [child, isChildShown] of childrenOf(node, isShown)) walk(child, isChildShown, note)
  }
}

function wordsOf(node: Node, isShown: boolean): string | undefined {
  const { type, value } = node
  if (type === 'JSXText') return String(value)
  if (!isShown) return undefined
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** What a node is made of, and whether each part is shown where the node is. */
function childrenOf(node: Node, isShown: boolean): [unknown, boolean][] {
  switch (node.type) {
    case 'JSXAttribute':
      return [[node['value'], SHOWN.test(nameOf(node))]]
    case 'JSXElement':
    case 'JSXFragment':
      return [
        [node['openingElement'], false],
        [node['children'], true],
      ]
    case 'JSXExpressionContainer':
      return [[node['expression'], isShown]]
    case 'ConditionalExpression':
      return [
        [node['test'], false],
        [[node['consequent'], node['alternate']], isShown],
      ]
    case 'LogicalExpression':
      return [
        [node['left'], isShown && node['operator'] !== '&&'],
        [node['right'], isShown],
      ]
    case 'TemplateLiteral':
      return [[[node['quasis'], node['expressions']], isShown]]
    default:
      return Object.values(node).map((child) => [child, false])
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(attribute: Node): string {
  return String((attribute['name'] as { name: unknown }).name)
}
