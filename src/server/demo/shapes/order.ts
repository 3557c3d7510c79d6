// Orders of the demo: `orders/<worldId>/<key>.md`, and the terms under which masters take requests (`order-terms.json`).
import * as z from 'zod'
import { ORDER_TEXTS } from '#rules/order/states.ts'
import { type DemoWorldId, listText, named, text, wholeText, worldId } from './common.ts'
import { choicesOf, type Fault, keyed, partsOf } from './parts.ts'
import { TEXT_TYPES } from './scenario.ts'

export const DEMO_ORDER_KINDS = ['request', 'react', 'omnibus'] as const
export type DemoOrderKind = (typeof DEMO_ORDER_KINDS)[number]

/** Ends of cancelled orders that the demo tells. */
const ENDS = ['decline', 'cancel', 'cancelLate', 'giveUp', 'stop'] as const

export const order = z
  .strictObject({
    kind: z.enum(DEMO_ORDER_KINDS),
    /** Key of its situation or theme; a request has none. */
    plan: z.exactOptional(text),
    owner: text,
    /** Friends who have joined, and friends who were asked by name and have not answered. */
    guests: z.exactOptional(listText(', ')),
    asked: z.exactOptional(listText(', ')),
    /** demo-master, or the key of a room. */
    master: text,
    /** Whether the order is offered to all masters, of whom the named one may have taken it. */
    open: z.exactOptional(z.literal('yes')),
    /** Keys of finished scenarios that it follows on, two at most. */
    follows: z.exactOptional(listText(', ')),
    title: text,
    textType: named(TEXT_TYPES),
    coins: wholeText,
    seats: z.exactOptional(wholeText),
    private: z.exactOptional(z.literal('yes')),
    state: z.enum(ORDER_TEXTS),
    /** The way in which a cancelled one ended. */
    ended: z.exactOptional(z.enum(ENDS)),
    /** Reason of a return, or of the end. */
    reason: z.exactOptional(text),
    /** Hours since its last change. */
    hoursAgo: wholeText,
    /** Title, teaser and picture of its opening, once it was handed in. */
    scenarioTitle: z.exactOptional(text),
    comment: z.exactOptional(text),
    picture: z.exactOptional(text),
    /** The text of the order, then 話, オープニング, 説明, マスターより and 選択肢 under their headings. */
    body: text,
  })
  .transform(({ guests = [], asked = [], follows = [], seats = 1, ...more }, context) => {
    const { open, private: hidden, plan = null, ended = null, reason = null, body, ...said } = more
    const { scenarioTitle = '', comment = '', picture = null, ...fields } = said
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    if ((fields.state === 'Cancel') !== (ended !== null)) fault('a cancelled order, and no other, says how it ended')
    if ((fields.kind === 'request') !== (plan === null)) fault('a plan is named by reacts and omnibuses alone')
    return {
      ...{ ...fields, guests, asked, follows, seats, plan, ended, reason },
      ...{ isOpen: open === 'yes', isPrivate: hidden === 'yes', ...textsOf(body, fault) },
      opening: { title: scenarioTitle, comment, picture, ...openingOf(body, fault) },
    }
  })
export type DemoOrder = { key: string; worldId: DemoWorldId } & z.infer<typeof order>

const HEADINGS = ['話', 'オープニング', '説明', 'マスターより', '選択肢']

function textsOf(body: string, fault: Fault) {
  const { opening: content, lines } = partsOf(body, HEADINGS, fault)
  return { content, messages: lines('話').map(keyed) }
}

function openingOf(body: string, fault: Fault) {
  const { text: under, lines } = partsOf(body, HEADINGS, fault)
  return {
    text: under('オープニング'),
    description: under('説明'),
    masterMsg: under('マスターより'),
    choices: choicesOf(lines('選択肢'), fault),
  }
}

export const orderTerms = z.array(
  z.strictObject({
    /** demo-master, or the key of a room. */
    master: text,
    worldId,
    accepts: z.boolean(),
    mostAtOnce: z.int().min(1).max(20),
    writingDays: z.int().min(1).max(60),
    words: z.string(),
  }),
)
export type DemoOrderTerms = z.infer<typeof orderTerms>[number]
