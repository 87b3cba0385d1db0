import { useId } from 'react'
import { type CategoryTile, FIRST_TILES } from '#domain/category-tiles'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { find as texts } from '../../messages/en/find.ts'
import type { TilesProps } from '../../parts/find/FindSection.tsx'
import { FIELD_IDS } from '../../parts/find/written-form.ts'
import { href } from '../../paths.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { Icon } from '../../ui/Icon.tsx'
import { withLang } from '../../ui/with-lang.ts'
import styles from './CategoryTiles.module.css'
import { CATEGORY_OUTLINES } from './category-outlines.ts'

/** "What do you need?": a tile for each appointment type. Each is a link to main with its type chosen, so that it works before scripts do (SC-14). */
export function CategoryTiles({ tiles, chosen, onChoose }: TilesProps) {
  const t = useTexts(texts)
  const id = useId()
  const list = (some: readonly CategoryTile[]) => (
    <ul className={styles.tiles} aria-busy={tiles.length === 0 || undefined}>
      {some.map((tile) => (
        <Tile key={tile.type} tile={tile} isChosen={tile.type === chosen} onChoose={onChoose} />
      ))}
    </ul>
  )
  return (
    <section className={styles.need} aria-labelledby={id}>
      <h2 id={id}>{t.need}</h2>
      <Pictures />
      {list(tiles.slice(0, FIRST_TILES))}
      {tiles.length > FIRST_TILES && (
        <details data-all-visits="" className={styles.all}>
          <summary>
            {t.allVisits}
            <Icon name="chevron" turns={false} />
          </summary>
          {list(tiles.slice(FIRST_TILES))}
        </details>
      )}
    </section>
  )
}

type TileProps = { tile: CategoryTile; isChosen: boolean; onChoose: (type: string) => void }

function Tile({ tile: { type, line, icon }, isChosen, onChoose }: TileProps) {
  const to = `${href('main')}?${new URLSearchParams({ type })}#${FIELD_IDS.location}`
  return (
    <li data-tile="">
      <a
        className={styles.tile}
        href={to}
        aria-current={isChosen || undefined}
        onClick={insteadOfLink(() => onChoose(type))}
      >
        <svg className={styles.picture} aria-hidden="true" focusable="false">
          <use href={`#icon-${icon}`} />
        </svg>
        <span className={styles.words}>
          <strong>{withLang(translate(type))}</strong> <small>{withLang(translate(line))}</small>
        </span>
        {isChosen && (
          <span className={styles.check}>
            <Icon name="check" />
          </span>
        )}
      </a>
    </li>
  )
}

/** The pictures that tiles name, so that the server writes a name into each tile and no path. */
function Pictures() {
  return (
    <svg className={styles.pictures} aria-hidden="true" focusable="false">
      {Object.entries(CATEGORY_OUTLINES).map(([name, { area, path }]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 42 42">
          <circle className={styles[area]} cx="21" cy="21" r="21" />
          <path className={styles.outline} transform="translate(9 9)" d={path} />
        </symbol>
      ))}
    </svg>
  )
}
