// Calls and reads of the drive, kept.
import calls from 'virtual:contract/drive'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DriveContract } from '#contract/drive.ts'
import { DRIVE_PAGE_SIZE } from '#rules/drive.ts'
import { pageSlice } from '#rules/paging.ts'

export const driveCalls = connect<DriveContract>('drive', calls)

export type DriveList = Awaited<ReturnType<typeof driveCalls.list.send>>
export type DriveFile = DriveList['fileList'][number]
export type SeenFile = Awaited<ReturnType<typeof driveCalls.get.send>>

/** Address of the list: of all files, of a folder ('' for none), of a word, or of the bin. */
export type DrivePlace = {
  folder?: string | undefined
  word?: string | undefined
  bin?: true | undefined
  page: number
}

export const driveQueries = {
  list: ({ folder, word, bin, page }: DrivePlace) => {
    const asked = { ...(folder !== undefined && { folder }), ...(word && { word }), ...(bin && { removed: true }) }
    return readQuery(driveCalls.list, { ...asked, ...pageSlice(page, DRIVE_PAGE_SIZE) }, { kept: true })
  },
  file: (fileId: string) => readQuery(driveCalls.get, { fileId }, { kept: true }),
}
