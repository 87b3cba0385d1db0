export const HASH = `sha256-${'A'.repeat(43)}=`
export const LANDING = '/health-services/instant-vaccines'
export const CANCEL = '/health-services/scheduler/cancel'
export const MAIN_PAGE =
  '<h1>Main</h1><ul><li data-tile=""><a href="?type=Vaccines"><use href="#icon-syringe"></use><b>Vaccines</b><i>Flu, shingles, pneumonia</i></a></li></ul><select><option value="">Choose one</option><option value="Vaccines">Vaccines</option></select>'
const TILE =
  '<li data-tile=""><a href="?type=%40%40TYPE%40%40"><use href="#icon-@@TYPE_ICON@@"></use><b>@@TYPE@@</b><i>@@TYPE_LINE@@</i></a></li>'
/** The files of a build that is small enough to read: what openPages needs, each with a text of a line. */
export const FILES = {
  'app/assets/main-3f2a.js': 'console.log(1)',
  'app/assets/main-3f2a.js.br': 'BR',
  'app/assets/main-3f2a.js.gz': 'GZ',
  'app/assets/main-3f2a.js.map': '{}',
  'app/service-worker.js': 'self',
  'app/manifest.webmanifest': '{"name":"Scheduler","short_name":"Health","scope":"/"}',
  'app/assets/offline/landing-4f2a91c8.html': '<h1>@@STORE_NAME@@</h1><!--boot-->',
  'app/assets/offline/landing-4f2a91c8.html.gz': 'GZ',
  'app/.vite/manifest.json': '{}',
  'app/index.html': 'never',
  'desk/index.html': '<title>Counter</title>',
  'desk/assets/desk/index-1a2b.js': 'console.log(2)',
  'templates/shell.html': '<div></div><!--boot-->',
  'templates/main.html': `<h1>Main</h1><ul>${TILE.repeat(8)}</ul><details data-all-visits="" class="all"><ul>${TILE}</ul></details><select><option value="">@@TYPE_HINT@@</option><option value="@@TYPE@@">@@TYPE@@</option></select><!--boot-->`,
  'templates/landing.html':
    '<a href="/select/__STORE_ID__"></a><h1>@@STORE_NAME@@</h1><p>@@STORE_ADDRESS@@</p><i>@@STORE_NAME@@</i><em>__BANNER_TITLE__</em><!--boot-->',
  'templates/not-found.html':
    '<title>Oh no__BANNER_TITLE_END__</title><!--banner--><h1>Oh no 404!</h1><!--boot-->',
  'templates/shell.es.html': '<html lang="es"></html><!--boot-->',
  'templates/landing.es.html':
    '<html lang="es"></html><h1>@@STORE_NAME@@</h1><p class="l" data-languages="__LANGUAGES__"></p><!--banner--><!--boot-->',
  'templates/manifest.json': JSON.stringify({
    version: '1',
    styleHashes: [HASH],
    notFound: 'not-found.html',
    routes: [
      { pattern: `${LANDING}/:locationId`, template: 'landing.html', store: true },
      { pattern: '/health-services/scheduler/main', template: 'main.html', types: true },
      { pattern: `${CANCEL}/:id/:code`, template: 'shell.html', unlisted: true },
      { pattern: CANCEL, template: 'shell.html', unlisted: true },
    ],
    redirects: [{ from: '/', to: '/health-services/scheduler/main' }],
    words: {
      en: {
        fallbackName: 'Your Neighborhood Pharmacy',
        chooseOne: 'Choose one',
        fetching: 'Fetching values...',
      },
      es: { fallbackName: 'Su farmacia', chooseOne: 'Elija', fetching: 'Cargando...' },
    },
    webApps: {},
  }),
}
