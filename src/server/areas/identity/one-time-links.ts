// Secrets that open something once: made for a mail, found by their hash, used up by what they were made for.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { oneTimeLink } from '../../platform/tables.ts'

const SECRET_BYTES = 24
const HOUR_MS = 3_600_000

/** Hours for which each kind opens something. */
export const linkHours = { signUp: 24, passwordReset: 2, mailChange: 24, mailUndo: 7 * 24 } as const
export type LinkKind = keyof typeof linkHours
export type OneTimeLink = typeof oneTimeLink.$inferSelect

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

type Made = { kind: LinkKind; mailaddress: string; userId?: string; mailBefore?: string; now: Date }

/** @returns the secret, which nobody can read again */
export async function makeOneTimeLink(
  tx: Tx | Db,
  { kind, mailaddress, userId, mailBefore, now }: Made,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await tx.insert(oneTimeLink).values({
    ...{ secretHash: hashOf(secret), kind, mailaddress, createdAt: now },
    userId: userId ?? null,
    mailBefore: mailBefore ?? null,
    expiresAt: new Date(now.getTime() + linkHours[kind] * HOUR_MS),
  })
  return secret
}

const isOpen = (kind: LinkKind, secret: string, now: Date) =>
  and(
    eq(oneTimeLink.secretHash, hashOf(secret)),
    eq(oneTimeLink.kind, kind),
    isNull(oneTimeLink.usedAt),
    gt(oneTimeLink.expiresAt, now),
  )

/** The link of a secret while it opens something; reading it does not use it up. */
export async function readOneTimeLink(
  db: Tx | Db,
  kind: LinkKind,
  secret: string,
  now: Date,
): Promise<OneTimeLink | null> {
  const [link] = await db
    .select()
    .from(oneTimeLink)
    .where(isOpen(kind, secret, now))
  return link ?? null
}

/** A link that was used up and has not expired: for whoever presses again because the answer was lost. */
export async function readUsedOneTimeLink(
  db: Tx | Db,
  kind: LinkKind,
  secret: string,
  now: Date,
): Promise<OneTimeLink | null> {
  const [link] = await db
    .select()
    .from(oneTimeLink)
    .where(
      and(
        eq(oneTimeLink.secretHash, hashOf(secret)),
        eq(oneTimeLink.kind, kind),
        isNotNull(oneTimeLink.usedAt),
        gt(oneTimeLink.expiresAt, now),
      ),
    )
  return link ?? null
}

/** Uses a link up; null when it is open no more, so that of two at once one alone goes on. */
export async function spendOneTimeLink(tx: Tx, kind: LinkKind, secret: string, now: Date): Promise<OneTimeLink | null> {
  const [link] = await tx
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(isOpen(kind, secret, now))
    .returning()
  return link ?? null
}

/** Ends the open links of a kind to an address, such as earlier ones when a later was used; all but one, where it is kept. */
export async function endOneTimeLinks(
  tx: Tx,
  kind: LinkKind,
  mailaddress: string,
  now: Date,
  kept?: string,
): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLink.kind, kind),
        eq(oneTimeLink.mailaddress, mailaddress),
        isNull(oneTimeLink.usedAt),
        kept === undefined ? undefined : ne(oneTimeLink.secretHash, hashOf(kept)),
      ),
    )
}

/** Ends the open links of a user, all or those made since a time. */
export async function endUserLinks(
  tx: Tx,
  userId: string,
  kinds: readonly LinkKind[],
  now: Date,
  since?: Date,
): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLink.userId, userId),
        inArray(oneTimeLink.kind, [...kinds]),
        isNull(oneTimeLink.usedAt),
        since && gte(oneTimeLink.createdAt, since),
      ),
    )
}

export const oneTimeLinkJobs: readonly Job[] = [
  {
    name: 'delete-old-links',
    cron: '47 18 * * *',
    run: async ({ db, clock }) => {
      await db.delete(oneTimeLink).where(lt(oneTimeLink.expiresAt, clock.now()))
    },
  },
]
