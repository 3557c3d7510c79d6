// The self-introduction of a user.

/** In the validator's count (rules §3). */
export const INTRODUCTION_MAX = 400
