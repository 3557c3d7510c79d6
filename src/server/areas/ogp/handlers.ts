// The call of link previews.
import { handlersOf } from '../../platform/handlers.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownPreview } from './own-pages.ts'
import { previewOf } from './preview.ts'

export const ogpHandlers = handlersOf(
  { area: 'ogp', time: 'system' },
  {
    postForAlpacaUrlCard: async (db, { url: text, now }, context) => {
      const url = URL.parse(text)
      if (!url) throw refuse('PREVIEW_NOT_THERE')
      const preview =
        url.origin === context.origin
          ? await ownPreview(db, url.pathname, await context.story.now(db))
          : await previewOf(context, url, now)
      if (!preview) throw refuse('PREVIEW_NOT_THERE')
      const { rights: _, ...shown } = preview
      return shown
    },
  },
)
