// The refusals of the demo's own calls: code, status, what users read.
import { refusalRows } from './rows.ts'

export const demoRefusals = /* @__PURE__ */ refusalRows({
  STORY_TIME: [422, '物語の時刻は、いまより先へ、一度に31日まで進められます。'],
})
