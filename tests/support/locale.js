/**
 * The language of the programs that tests start, the same wherever they run: without a UTF-8 one a browser names what it
 * downloads "download", whatever its name in Japanese.
 */
export const testLocale = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
