// Reads of the archive, kept; and its files, which only their owner may have.
import calls from 'virtual:contract/archive'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ArchiveContract } from '#contract/archive.ts'
import { ARCHIVE_PAGE_SIZE } from '#rules/archive.ts'
import type { ArchiveAddress } from './address.ts'

export const archiveCalls = connect<ArchiveContract>('archive', calls)

export type Archive = Awaited<ReturnType<typeof archiveCalls.getList.send>>
export type ArchivedReplay = Archive['replayList'][number]

export const archiveQueries = {
  list: ({ character, page }: ArchiveAddress) =>
    readQuery(
      archiveCalls.getList,
      { ...(character === null ? {} : { characterId: character }), pageStart: page, perPage: ARCHIVE_PAGE_SIZE },
      { kept: true },
    ),
}
