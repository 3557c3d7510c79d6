/** Reason that prevents a press while a written text has two versions. */
export const CHOOSE_VERSION = '2つの版のどちらを使うか、先に選んでください。'
