// Tag of flows that run in full size alone (FULL=1, npm run test:full): an area has one or two flows in every `npm test`, and
// its others, which go through what component tests and the suites of all calls hold too, wait for the full run.

export const FULL = '@full'
