// The calls of the area novel, as the suites of all calls send them.
import { type AreaRows, everybody, signedIn } from './row.ts'

export const novelRows: AreaRows<'novel'> = {
  getList: { sample: () => ({ keyword: '灯', tags: '連載', worldId: 'harbor', page: 1, size: 10 }), rights: everybody },
  getTags: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  like: { sample: () => ({ novelId: 1, isLiked: true }), rights: signedIn },
  getDetail: { sample: () => ({ novelId: 1 }), rights: everybody },
  epub: {
    sample: () => ({ novelId: 1, direction: 'vertical' }),
    more: [{ novelId: undefined, seriesId: 1 }],
    rights: everybody,
  },
  readToEnd: { sample: () => ({ novelId: 1 }), rights: signedIn },
}
