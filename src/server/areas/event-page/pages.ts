// Link cards of pages of events.
import { imageSource } from '#rules/images.ts'
import type { Page } from '../../platform/pages.ts'
import { worldPage } from '../world/world-page.ts'
import { findPage } from './shown.ts'

export const eventPagePages: readonly Page[] = [
  worldPage('/world/$worldId/event/$eventId', async ({ db, params: { eventId = '' }, world: { worldId } }) => {
    const found = await findPage(db, { worldId, eventId })
    if (!found) return null
    const { title, lead: description, picture } = found
    return { title, description, ...(picture && { imagePath: imageSource(picture, 'assets', 240) }) }
  }),
]
