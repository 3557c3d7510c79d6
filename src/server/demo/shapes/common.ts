// Words and numbers by which every kind of demo file is checked. A head of fields holds text alone, so that its numbers are
// read from text here.
import * as z from 'zod'

/** The worlds in the order in which they are shown. Each is a folder of `data/worlds`. */
export const demoWorldIds = ['world0', 'world1', 'world2', 'Bullbre', 'insomnia1999'] as const
export type DemoWorldId = (typeof demoWorldIds)[number]
export const worldId = z.enum(demoWorldIds)

/** The demo accounts, by the part of their address before `@example.com`. Their characters stand in this order. */
export const demoAccounts = [
  'demo-player',
  'demo-player2',
  'demo-master',
  'demo-illustrator',
  'demo-voice',
  'demo-writer',
  'demo-admin',
] as const
export type DemoAccount = (typeof demoAccounts)[number]
export const account = z.enum(demoAccounts)

export const text = z.string().min(1, 'must not be empty')
export const whole = z.int()
export const count = z.int().min(1)
export const parameterId = z.int().min(1).max(30)

/** A number in the head of a text file. */
export const wholeText = z
  .string()
  .regex(/^-?\d+$/, 'must be a whole number')
  .transform(Number)

/** A list in the head of a text file, with a sign between the entries. */
export const listText = (sign: string | RegExp) => z.string().transform(all => all.split(sign).map(each => each.trim()))

/** A name of a table, for its code or value. */
export const named = <Table extends Readonly<Record<string, unknown>>>(table: Table) =>
  z.enum(Object.keys(table) as (keyof Table & string)[]).transform(name => table[name] as Table[keyof Table])

/** 'HH:mm' in Asia/Tokyo. */
export const timeText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30')

/** Numbers by parameter: `{ "3": 5, "7": -1 }`. */
export const numbers = z.record(
  z.string().regex(/^([1-9]|[12]\d|30)$/, 'must name a parameter, 1 to 30'),
  z.number(),
) as z.ZodType<DemoNumbers>
export type DemoNumbers = Readonly<Record<number, number>>

/** `I0001:3 I0002:1*`: codes, counts, and a star behind worn items and set skills. */
export const codesText = z.string().transform((all, context) =>
  all.split(' ').flatMap(entry => {
    const [, code, number, star] = /^(\w+):(\d+)(\*?)$/.exec(entry) ?? []
    if (code !== undefined) return [{ code, number: Number(number), starred: star === '*' }]
    context.addIssue({ code: 'custom', message: `“${entry}” must be a code and a number like I0001:3` })
    return []
  }),
)
