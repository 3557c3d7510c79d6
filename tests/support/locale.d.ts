/** Language of the programs that tests start. */
export declare const testLocale: { LANG: string; LC_ALL: string }
