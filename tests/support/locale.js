/**
 * Language of the programs that tests start, the same on every machine: without a UTF-8 one a browser names a downloaded
 * file "download" instead of by its Japanese name.
 */
export const testLocale = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
