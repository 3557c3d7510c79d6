// The call of link previews.
import { calls } from '../../platform/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownPreview } from './own-pages.ts'
import { previewOf } from './preview.ts'

/** One reader of a page of slow links must not use up what all readers share. */
const MOST_PER_READER = 6
const reading = new Map<string, number>()

async function inTurn<Answer>(reader: string, read: () => Promise<Answer>): Promise<Answer> {
  const open = reading.get(reader) ?? 0
  if (open >= MOST_PER_READER) throw refuse('TOO_MANY', { retryAfterSeconds: 5 })
  reading.set(reader, open + 1)
  try {
    return await read()
  } finally {
    const left = (reading.get(reader) ?? 1) - 1
    if (left > 0) reading.set(reader, left)
    else reading.delete(reader)
  }
}

export const ogpHandlers = {
  postForAlpacaUrlCard: calls.ogp.postForAlpacaUrlCard.handler(async ({ input, context }) => {
    const url = URL.parse(input.url)
    if (!url) throw refuse('PREVIEW_NOT_THERE')
    const now = context.clock.now()
    const preview =
      url.origin === context.origin
        ? await ownPreview(context.db, url.pathname, now)
        : await inTurn(context.viewer?.userId ?? context.address, () => previewOf(context, url, now))
    if (!preview) throw refuse('PREVIEW_NOT_THERE')
    return preview
  }),
}
