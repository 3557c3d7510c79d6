// Pictures that the service stores, for the office's forms that show one.
import calls from 'virtual:contract/adminNews'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AdminNewsContract } from '#contract/admin-news.ts'

const { pictures } = connect<AdminNewsContract>('adminNews', calls)

export const pictureQueries = { stored: () => readQuery(pictures, {}, { kept: true }) }
