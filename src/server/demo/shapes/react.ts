// Situations (リアクト) of the demo: `reacts/<worldId>/<key>.md`.
import * as z from 'zod'
import { type DemoWorldId, listText, named, text, wholeText } from './common.ts'
import { TEXT_TYPES } from './scenario.ts'

/** `demo-master / 1500 / 4 / 21`: a master, price, places, days of writing. */
const takesText = listText(';').transform((all, context) =>
  all.flatMap(entry => {
    const [, master = '', coins, seats, days] = /^([\w-]+) \/ (\d+) \/ (\d+) \/ (\d+)$/.exec(entry) ?? []
    if (master !== '')
      return [{ master, acceptFlg: true, orderCoin: Number(coins), seats: Number(seats), writingDays: Number(days) }]
    context.addIssue({ code: 'custom', message: `“${entry}” must be like demo-master / 1500 / 4 / 21` })
    return []
  }),
)

export const react = z
  .strictObject({
    title: text,
    catchcopy: text,
    /** Folder and name of its picture: news/foghorn-cape. */
    picture: text,
    textType: named(TEXT_TYPES),
    seats: wholeText,
    /** Keys of the characters that it is about. */
    people: z.exactOptional(listText(', ')),
    opensDaysAgo: wholeText,
    closesInDays: z.exactOptional(wholeText),
    closedDaysAgo: z.exactOptional(wholeText),
    /** Masters who take it, with their terms. */
    takes: z.exactOptional(takesText),
    body: text,
  })
  .transform(({ people = [], takes = [], closesInDays, closedDaysAgo, body: description, ...said }) => ({
    ...{ ...said, people, takes, description },
    /** Days until its end; negative for one that is over, null for one without an end. */
    closesInDays: closesInDays ?? (closedDaysAgo === undefined ? null : -closedDaysAgo),
  }))
export type DemoReact = { key: string; worldId: DemoWorldId } & z.infer<typeof react>
