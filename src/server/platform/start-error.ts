/** A reason why the server cannot start, in one sentence for the person who started it. It exits with 1. */
export class StartError extends Error {}
