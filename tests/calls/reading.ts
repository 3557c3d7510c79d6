// The calls of the area reading, as the suites of all calls send them.
import { type AreaRows, signedIn } from './row.ts'

export const readingRows: AreaRows<'reading'> = {
  place: { sample: () => ({ textKey: 'news:1' }), rights: signedIn },
  keepPlace: { sample: () => ({ textKey: 'news:1', place: 120, ratio: 0.25 }), rights: signedIn },
}
