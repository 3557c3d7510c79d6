// The call of link previews.
import { calls } from '../../platform/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownPreview } from './own-pages.ts'
import { previewOf } from './preview.ts'

export const ogpHandlers = {
  postForAlpacaUrlCard: calls.ogp.postForAlpacaUrlCard.handler(async ({ input, context }) => {
    const url = URL.parse(input.url)
    if (!url) throw refuse('PREVIEW_NOT_THERE')
    const now = context.clock.now()
    const preview =
      url.origin === context.origin
        ? await ownPreview(context.db, url.pathname, now)
        : await previewOf(context, url, now)
    if (!preview) throw refuse('PREVIEW_NOT_THERE')
    return preview
  }),
}
