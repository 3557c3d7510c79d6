// Parts of the cast in the result of a replay of the demo.
import * as z from 'zod'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { codesText } from './common.ts'
import type { Fault } from './parts.ts'

/** Value of a name in a head: one line, or several. */
export const lines = z.union([z.string().transform(one => [one]), z.array(z.string())])

/** `key / Success / 経験 / お金 / アイテム / 称号`; what is left out at the end is nothing. Items as in a bag. */
const castEntry = z.string().transform((line, context) => {
  const fault: Fault = message => context.addIssue({ code: 'custom', message })
  const [character = '', result = '', experience = '0', money = '0', items = '', title = '', ...more] = line
    .split('/')
    .map(part => part.trim())
  const found = SCENARIO_RESULTS.find(one => one === result)
  if (!found || more.length > 0 || !/^\d+$/.test(experience) || !/^\d+$/.test(money))
    fault(`“${line}” must be key / result / experience / money / items / title`)
  const read = items === '' ? { success: true as const, data: [] } : codesText.safeParse(items)
  if (!read.success) fault(`“${items}” must be codes and numbers like I0001:3`)
  return {
    ...{ character, result: found ?? ('Normal' as const), experience: Number(experience), money: Number(money), title },
    items: (read.data ?? []).map(({ code, number }) => ({ itemCode: code, count: number })),
  }
})

export const castList = lines.pipe(z.array(castEntry))
