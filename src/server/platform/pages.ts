// Descriptions of our own pages for link cards: each area gives those of its routes in its pages.ts. Nothing is told that a
// guest could not read; of a page that asks for a character, only what it is.
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db } from '../db/client.ts'

export type PageCard = {
  title: string
  /** One line; may be empty. */
  description: string
  /** Path of a picture on our own server. */
  imagePath: string | null
  /** Whose page it is. */
  targetName: string
}

export type Asked = {
  db: Db
  now: Date
  /** What the address has in the places of the route's names. */
  params: Readonly<Record<string, string>>
}

export type Page = {
  /** As the app's routes write it: /world/$worldId/shop. */
  route: string
  /** Null where the address leads to nothing that is public. */
  card: (asked: Asked) => Promise<PageCard | null>
}

const SERVICE = 'つむぎ'
const MOST_TITLE = 100
const MOST_DESCRIPTION = 200

export type Said = Pick<PageCard, 'title'> &
  Partial<Pick<PageCard, 'description' | 'imagePath'>> & { worldName?: string | null }

/** A card by what a page says: each on one line, short enough, with whose page it is. */
export const cardOf = ({ title, description = '', imagePath = null, worldName }: Said): PageCard => ({
  title: oneLine(title, MOST_TITLE),
  description: oneLine(description, MOST_DESCRIPTION),
  imagePath,
  targetName: worldName ? `${SERVICE}・${worldName}` : SERVICE,
})

/** A page that is the same for everybody. */
export const plainPage = (route: string, title: string, description: string): Page => ({
  route,
  card: async () => cardOf({ title, description }),
})
