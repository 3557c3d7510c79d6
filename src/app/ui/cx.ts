// Class names joined into one string, without those that are false or missing.
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
