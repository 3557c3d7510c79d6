// Templates and themes (オムニバス) of the demo: `omnibus-templates/<worldId>/<key>.md`, `omnibus/<worldId>/<key>.md`.
import * as z from 'zod'
import { OMNIBUS_STATES } from '#rules/order/omnibus.ts'
import { type DemoWorldId, listText, named, text, wholeText } from './common.ts'
import { type Fault, partsOf } from './parts.ts'
import { TEXT_TYPES } from './scenario.ts'

export const omnibusTemplate = z
  .strictObject({
    title: text,
    textType: named(TEXT_TYPES),
    /** Most places of a theme. */
    seats: wholeText,
    /** Days since it was opened; its days in all, where it ends. */
    daysAgo: wholeText,
    days: z.exactOptional(wholeText),
    picture: z.exactOptional(text),
    /** Text of the template, then 決まりごと under its heading. */
    body: text,
  })
  .transform(({ picture = null, days = null, body, ...said }, context) => {
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    const { opening: description, text: under } = partsOf(body, ['決まりごと'], fault)
    return { ...said, picture, days, description, guide: under('決まりごと') }
  })
export type DemoOmnibusTemplate = { key: string; worldId: DemoWorldId } & z.infer<typeof omnibusTemplate>

export const omnibus = z
  .strictObject({
    /** Key of its template. */
    template: text,
    /** demo-master, or the key of a room. */
    master: text,
    title: text,
    catchcopy: text,
    state: z.enum(OMNIBUS_STATES),
    /** Catchphrase of a change of an approved theme; the theme's state is then that of the change. */
    change: z.exactOptional(text),
    /** Words of the office with which it was returned or ended. */
    comment: z.exactOptional(text),
    /** Keys of the characters in it. */
    characters: z.exactOptional(listText(', ')),
    /** Coins, places and days of writing of a theme that takes orders. */
    coins: z.exactOptional(wholeText),
    seats: z.exactOptional(wholeText),
    writingDays: z.exactOptional(wholeText),
    /** Days since it was written. */
    daysAgo: wholeText,
    picture: z.exactOptional(text),
    /** Text of the theme, then マスターより under its heading. */
    body: text,
  })
  .transform(({ characters = [], coins = null, seats = 1, writingDays = 21, ...more }, context) => {
    const { change = null, comment = null, picture = null, body, ...said } = more
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    const { opening: description, text: under } = partsOf(body, ['マスターより'], fault)
    return {
      ...{ ...said, characters, coins, seats, writingDays, change, comment, picture },
      ...{ description, masterMsg: under('マスターより') },
    }
  })
export type DemoOmnibus = { key: string; worldId: DemoWorldId } & z.infer<typeof omnibus>
