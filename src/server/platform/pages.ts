// Descriptions of the service's own pages for link cards: each area gives those of its routes in its pages.ts. They contain
// nothing that a guest cannot read; a page that needs a character is only named.
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db } from '../db/client.ts'

export type PageCard = {
  title: string
  /** Description in one line; may be empty. */
  description: string
  /** Path of a picture on our own server; null where a page of another site has none. */
  imagePath: string | null
  /** Name of the world or the service that the page belongs to. */
  targetName: string
  /** Line of rights of a work, for its picture. */
  rights?: string
}

export type Asked = {
  db: Db
  now: Date
  /** Values of the route's parameters in the address. */
  params: Readonly<Record<string, string>>
}

export type Page = {
  /** Route as the app's routes write it: /world/$worldId/shop. */
  route: string
  /** Card of the page; null when the address leads to nothing public. */
  card: (asked: Asked) => Promise<PageCard | null>
}

const SERVICE = 'つむぎ'
const MOST_TITLE = 100
const MOST_DESCRIPTION = 200

/** Picture of a page that has none of its own: the app's icon, square as the place for it in a card. */
export const APP_PICTURE = '/icons/icon-192.png'

export type Said = Pick<PageCard, 'title'> &
  Partial<Pick<PageCard, 'description' | 'imagePath' | 'rights'>> & { worldName?: string | null }

/** Card of a page, with each text shortened to one line. */
export const cardOf = ({ title, description = '', imagePath, worldName, rights }: Said): PageCard => ({
  title: oneLine(title, MOST_TITLE),
  description: oneLine(description, MOST_DESCRIPTION),
  imagePath: imagePath ?? APP_PICTURE,
  targetName: worldName ? `${SERVICE}・${worldName}` : SERVICE,
  ...(rights ? { rights } : {}),
})

/** A page that is the same for everybody. */
export const plainPage = (route: string, title: string, description: string): Page => ({
  route,
  card: async () => cardOf({ title, description }),
})
