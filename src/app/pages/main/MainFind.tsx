import { FindSection } from '../../parts/find/FindSection.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { OtherWays } from './OtherWays.tsx'

/** What main offers, as tiles, the form to search for it, and what guests do besides booking. */
export default function MainFind() {
  return (
    <>
      <FindSection on="main" Tiles={CategoryTiles} />
      <OtherWays />
    </>
  )
}
