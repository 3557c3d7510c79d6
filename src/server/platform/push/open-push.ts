// The push of this installation, by its settings.
import type { Db } from '../../db/client.ts'
import { createPush, type Push } from './push.ts'
import { createVapid, vapidKey } from './vapid.ts'

type Settings = {
  PUSH_KEY?: string | undefined
  PUSH_CONTACT?: string | undefined
  PUSH_STAND_IN?: readonly string[] | undefined
  PUBLIC_ORIGIN?: string | undefined
  MAIL_FROM?: string | undefined
}

export async function openPush(db: Db, settings: Settings): Promise<Push> {
  const vapid = await createVapid(await vapidKey(db, settings.PUSH_KEY), contactOf(settings))
  return createPush({ vapid, standIns: settings.PUSH_STAND_IN ?? [] })
}

/** Address for those who run a push service; one of them (Apple) takes no token without it. */
function contactOf({ PUSH_CONTACT, PUBLIC_ORIGIN, MAIL_FROM }: Settings): string {
  if (PUSH_CONTACT) return PUSH_CONTACT
  if (PUBLIC_ORIGIN?.startsWith('https:')) return new URL(PUBLIC_ORIGIN).origin
  const address = /[^\s<>@]+@[^\s<>@]+/.exec(MAIL_FROM ?? '')?.[0]
  return `mailto:${address ?? `no-reply@${new URL(PUBLIC_ORIGIN ?? 'http://localhost').hostname}`}`
}
