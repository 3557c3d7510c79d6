/** Reason why the server cannot start, as one sentence for the person who started it. The process exits with 1. */
export class StartError extends Error {}
