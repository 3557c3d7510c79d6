// Link cards of forms.

import { strip } from '#rules/text/notation.ts'
import { parseFormId } from '#rules/web-form-address.ts'
import { type Asked, cardOf, type Page, type PageCard } from '../../platform/pages.ts'
import { findForm } from './shown.ts'

async function formCard({ db, now, params: { formId = '', worldId } }: Asked): Promise<PageCard | null> {
  const id = parseFormId(formId)
  const form = id === null ? null : await findForm(db, { formId: id, worldId: worldId ?? null, now })
  if (!form) return null
  const { title, body, worldName } = form
  return cardOf({ title, description: strip(body), worldName })
}

export const formPages: readonly Page[] = [
  { route: '/form/$formId', card: formCard },
  { route: '/world/$worldId/form/$formId', card: formCard },
]
