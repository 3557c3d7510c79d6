// Mark of a note that was read to its end, which its lists show.
import { noteCalls } from './queries.ts'

export const readToEnd = (noteId: number) => async (userId: string) => {
  await noteCalls.readToEnd.send({ noteId }, { userId })
  return [noteCalls.getList.key()]
}
