// The mark of a thing that a check has found to belong to the caller. Functions that need such a thing take `Own<…>`, so
// that a call without the check does not compile.

declare const proven: unique symbol

/** A thing, or its id, that belongs to the caller. */
export type Own<Thing> = Thing & { readonly [proven]: true }

/**
 * Marks a thing that was just read with the caller's id in its condition. For files named `own-….ts` only
 * (tests/structure.test.ts).
 */
export const markOwn = <Thing>(thing: Thing): Own<Thing> => thing as Own<Thing>
