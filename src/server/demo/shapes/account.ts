// Accounts of the demo (`accounts.json`): the facts of those whom the sign-in page offers, and of one whose user has asked to leave.
import * as z from 'zod'
import { seibetsu } from '#rules/codes/user.ts'
import { lastClass } from '#rules/last-class.ts'
import { LEAVING_DAYS } from '#rules/leaving.ts'
import { account, count, named, text, timeText, whole } from './common.ts'

export const accounts = z.strictObject({
  /** Coins with which each of them begins. */
  coins: z.strictObject({ alpacaCoin: count, llamaPoint: count }),
  accounts: z.record(
    account,
    z.strictObject({
      name: text,
      /** Class that it acts as. Every account is a player too. */
      class: named(lastClass),
      /** Words behind the class on the sign-in page. Left out: the name of its character. */
      about: z.exactOptional(text),
      /** Key of the character whose picture stands beside it there. */
      character: z.exactOptional(text),
      /** Sex and birth date that it gave when it joined. */
      seibetsu: named(seibetsu),
      seinengappi: z.string().regex(/^\d{8}$/, 'must be a date like 19980723'),
      /** Days until its premium ends; below 0 it has ended. */
      premiumDays: z.exactOptional(whole),
      /** Further way of signing in, beside the password. */
      signsInBy: z.exactOptional(z.enum(['google', 'twitter'])),
      /** Hours in which nothing rings, where it chose others than the usual ones. */
      quiet: z.exactOptional(z.strictObject({ from: timeText, to: timeText, letsLastReminder: z.boolean() })),
    }),
  ),
  /** Somebody who asked to leave and may take it back: gone when the days are over. */
  leaver: z.strictObject({
    name: text,
    about: text,
    askedDaysAgo: z
      .int()
      .min(0)
      .max(LEAVING_DAYS - 1),
  }),
})
export type DemoAccounts = z.infer<typeof accounts>
