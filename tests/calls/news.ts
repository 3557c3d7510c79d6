// The calls of the area news, as the suites of all calls send them.
import { type AreaRows, everybody, signedIn } from './row.ts'

export const newsRows: AreaRows<'news'> = {
  getList: { sample: () => ({ category: 'event', page: 1, size: 10 }), rights: everybody },
  getDetail: { sample: () => ({ postId: 1 }), rights: everybody },
  read: { sample: () => ({ postId: 1 }), rights: signedIn },
  readAll: { sample: () => ({}), rights: signedIn },
}
