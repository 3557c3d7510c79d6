// Limits of moving the story time of a demo.

/** Hours by which one press may move it, also up to a date: replays are due two weeks after their texts. */
export const DEMO_MOVE_HOURS = 31 * 24
/** Years by which it may be ahead in all, so that dates stay dates. */
export const DEMO_AHEAD_YEARS = 50
