import { Window } from 'happy-dom'
import elements from 'happy-dom/lib/config/HTMLElementConfig.js'
import { type Environment, populateGlobal } from 'vitest/runtime'

// happy-dom knows no <search> element, and React complains about what a browser does not know.
Object.assign(elements, { search: elements.section })

// happy-dom has another kind of each, and what Node and the database give would be none.
const BYTES = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Int8Array',
  'Int16Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
]

/**
 * A document in Node for tests of pages. Only what belongs to the document comes from happy-dom: requests, answers, addresses and
 * signals stay Node's, because the server runs in the same process.
 */
const environment: Environment = {
  name: 'dom',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({
      url: 'http://127.0.0.1:8080/',
      width: 390,
      height: 844,
      settings: {
        navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
        disableJavaScriptFileLoading: true,
        disableCSSFileLoading: true,
      },
    })
    const { keys, originals } = populateGlobal(global, window as never, { bindFunctions: true })
    for (const name of BYTES) global[name] = originals.get(name)
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) delete global[key]
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
}

export default environment
