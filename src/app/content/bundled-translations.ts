/** What documents say in other languages. The documents of a language are one file of the build (LANG-03, LANG-06). */
export const translations = import.meta.glob(['@content/**/*.*.json', '!@content/**/visit-messages.*.json'], {
  import: 'default',
})
