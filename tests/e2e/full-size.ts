// Tag of flows that run only in the full size (FULL=1, npm run test:full). An area has one or two flows in every `npm test`; its
// others, whose parts component tests and the suites of all calls hold too, wait for the full run.

export const FULL = '@full'
