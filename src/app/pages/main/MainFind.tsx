import { FindSection } from '../../parts/find/FindSection.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'

/** What main offers, as tiles, and the form to search for it. */
export default function MainFind() {
  return <FindSection on="main" Tiles={CategoryTiles} />
}
