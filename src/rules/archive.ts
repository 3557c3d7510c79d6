// The archive of a player: all replays with their characters, to read, to count and to take along.
import { withReadings } from './text/plain.ts'

export const ARCHIVE_PAGE_SIZE = 20
/** Replays of one file at most: more than a life of playing. */
export const ARCHIVE_MOST = 5_000

export const ARCHIVE_FORMATS = ['epub', 'zip'] as const
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number]

export const archiveTypes: Record<ArchiveFormat, string> = { epub: 'application/epub+zip', zip: 'application/zip' }

/** Bytes that a character of a replay takes in each file, packed, and those of a replay besides. */
const BYTES: Record<ArchiveFormat, { each: number; replay: number }> = {
  epub: { each: 1.6, replay: 2_500 },
  // A book and a plain text of each.
  zip: { each: 3.2, replay: 9_000 },
}

/** About how large a file becomes. */
export const archiveBytes = (format: ArchiveFormat, { count, length }: { count: number; length: number }): number =>
  Math.round(BYTES[format].each * length + BYTES[format].replay * count)

/** 約120 KB, 約1.4 MB */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `約${Math.max(1, Math.round(bytes / 1_000))} KB` : `約${(bytes / 1_000_000).toFixed(1)} MB`

export interface ArchivedSection {
  heading: string
  /** In the notation. */
  body: string
}

/** A replay as plain text, with readings behind their words. */
export const plainReplay = (title: string, sections: readonly ArchivedSection[]): string =>
  `${[title, ...sections.map(({ heading, body }) => `■ ${heading}\n\n${withReadings(body).trim()}`)].join('\n\n\n')}\n`
