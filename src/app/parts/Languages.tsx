import { spokenLanguage } from '../messages/catalogue.ts'
import { insteadOfLink } from '../platform/navigate.ts'
import { banner } from '../state/banner.ts'
import styles from './Languages.module.css'

/**
 * Links to this page in the other languages that are offered, each by its own name (LANG-02). The server writes them into templates
 * (src/server/pages/fill.ts), and without a script they load the page again. With one the page stays, and all that was typed.
 */
export function Languages() {
  const others = Object.entries(banner.languages ?? {}).filter(([code]) => code !== spokenLanguage())
  return (
    <p className={`${styles.languages} no-print`} data-languages="__LANGUAGES__">
      {others.map(([code, name]) => (
        <a
          key={code}
          lang={code}
          hrefLang={code}
          href={`?lang=${code}`}
          onClick={insteadOfLink(() => void choose(code))}
        >
          {name}
        </a>
      ))}
    </p>
  )
}

async function choose(code: string): Promise<void> {
  const { chooseLanguage } = await import('../state/language.ts')
  await chooseLanguage(code)
}
