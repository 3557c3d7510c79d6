// Steps before a request that needs some: its pictures are sent, and the check of bots is worked for. Loaded where a request needs them.
import { botToken } from './bot-check.ts'
import type { ApiRequest } from './requests.ts'
import { sendUploads } from './uploads.ts'

/**
 * Result of the bot check, which is worked for at each sending and not at the press: it is good for some minutes and for one try.
 * @param send sends a picture under a key, as the user of the request
 * @throws Refusal, NoAnswer
 */
export async function beforeSending(
  { uploads = [], bot }: Pick<ApiRequest, 'uploads' | 'bot'>,
  send: (request: ApiRequest, key: string) => Promise<unknown>,
): Promise<string | null> {
  await sendUploads(uploads, send)
  return bot ? botToken(bot) : null
}
