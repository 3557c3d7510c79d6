// Address of the archive: whose replays are shown, and which page of them.
import { parsePage } from '#app/platform/page-search.ts'

export type ArchiveAddress = {
  /** Id of one of the user's characters; null for all of them. */
  character: string | null
  page: number
}

export const firstArchive: ArchiveAddress = { character: null, page: 1 }

export const readArchiveAddress = ({ character, page }: Partial<Record<keyof ArchiveAddress, unknown>>) => ({
  character: typeof character === 'string' && /^[\w-]{1,64}$/.test(character) ? character : null,
  page: parsePage(page),
})
