// Link cards of forms.

import { parseRowId } from '#rules/row-id.ts'
import { strip } from '#rules/text/notation.ts'
import { type Asked, cardOf, type Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findForm } from './shown.ts'

async function wordsOf({ db, now, params: { formId = '', worldId } }: Asked) {
  const id = parseRowId(formId)
  const form = id === null ? null : await findForm(db, { formId: id, worldId: worldId ?? null, now })
  return form && { title: form.title, description: strip(form.body) }
}

export const formPages: readonly Page[] = [
  {
    route: '/form/$formId',
    card: async asked => {
      const words = await wordsOf(asked)
      return words && cardOf(words)
    },
  },
  worldPage('/world/$worldId/form/$formId', wordsOf),
]
