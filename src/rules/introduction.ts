// Limit of the self-introduction of a user.

/** Limit by the validator's count (rules §3). */
export const INTRODUCTION_MAX = 400
