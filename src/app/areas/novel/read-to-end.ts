// Mark of a novel that was read to its end, which fulfils missions.
import { novelCalls } from './queries.ts'

export const readToEnd = (novelId: number) => async (userId: string) => {
  const { reached } = await novelCalls.readToEnd.send({ novelId }, { userId })
  return reached > 0 ? [novelCalls.getList.key(), ['mission']] : [novelCalls.getList.key()]
}
