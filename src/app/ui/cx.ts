// Joins class names into one string, leaving out those that are false or missing.
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
