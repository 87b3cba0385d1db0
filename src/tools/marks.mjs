// node src/tools/marks.mjs: draws a placeholder mark for every retail banner and for those of the demonstration into public/banners.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMain, ROOT } from './project.mjs'

const TABLE = join(ROOT, 'content-fallback/base/hw_config/1.0.0/scheduler/banners.json')
const DEMONSTRATION = join(ROOT, 'src/server/banners/demonstration-banners.json')
const FOLDER = join(ROOT, 'public/banners')
/** The product's own colours (tokens.css), for banners without a theme. */
const OWN = { light: { accent: '#005263', ink: '#ffffff' }, dark: { accent: '#86d3de', ink: '#05252b' } }

/** What a banner sells, in a square of 32: a basket, a drop, a stone, a cross. */
const SIGNS = {
  grocery: 'M6 14h20l-2.5 11h-15ZM11 14l4-8M21 14l-4-8M13 18v3M19 18v3',
  fuel: 'M16 5c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14Z',
  jeweler: 'M10 7h12l5 6-11 13L5 13ZM5 13h22M12 13l4 13 4-13',
  clinic: 'M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7Z',
}
const LETTER = 0.56
const WIDTH = 177 // BANNER-08
const HEIGHT = 48
const BESIDE = 46

/**
 * A plate in the banner's colours with its kind's sign and its title, in light or dark as the device has it. Opened by itself it has the light
 * colours of its attributes, because the policy of its answer takes its styles away.
 */
export function markOf({ title, kind, theme = OWN }) {
  const room = WIDTH - BESIDE - 14
  const lines = linesOf(title)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(lines.length > 1 ? 17 : 22, Math.floor((room / (longest * LETTER)) * 10) / 10)
  const length = Math.round(longest * LETTER * size)
  const { light, dark } = theme
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>.p{fill:${light.accent}}.i{fill:${light.ink}}.l{stroke:${light.ink}}`,
    `@media(prefers-color-scheme:dark){.p{fill:${dark.accent}}.i{fill:${dark.ink}}.l{stroke:${dark.ink}}}</style>`,
    `<rect class="p" fill="${light.accent}" width="${BESIDE + length + 14}" height="${HEIGHT}" rx="12"/>`,
    `<path class="l" stroke="${light.ink}" transform="translate(8 8)" d="${SIGNS[kind]}" fill="none" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...lines.map((line, at) =>
      wordsOf(line, size, HEIGHT / 2 + size * (0.35 + (at - (lines.length - 1) / 2) * 1.1), light.ink),
    ),
    '</svg>\n',
  ].join('')
}

/** A long title stands on two lines of about one length. */
function linesOf(title) {
  if (title.length < 15 || !title.includes(' ')) return [title]
  const words = title.split(' ')
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines) => Math.max(...lines.map((line) => line.length))
  return cuts.sort((one, other) => longest(one) - longest(other))[0]
}

function wordsOf(line, size, y, ink) {
  const words = line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const length = Math.round(line.length * LETTER * size)
  return `<text class="i" fill="${ink}" x="${BESIDE}" y="${Math.round(y * 10) / 10}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${words}</text>`
}

if (isMain(import.meta)) {
  const { data } = JSON.parse(await readFile(TABLE, 'utf8'))
  const banners = [...data.banners, ...JSON.parse(await readFile(DEMONSTRATION, 'utf8'))]
  await mkdir(FOLDER, { recursive: true })
  await Promise.all(banners.map((banner) => writeFile(join(FOLDER, banner.image), markOf(banner))))
}
