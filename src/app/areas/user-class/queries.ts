// Calls and reads of the classes of a user, and of applications for them.
import requestCallTable from 'virtual:contract/classRequest'
import signUpCallTable from 'virtual:contract/signUp'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import { accountCalls, classQueries as roleQueries } from '#app/shared/session/class-queries.ts'
import type { ClassRequestContract } from '#contract/class-request.ts'
import type { SignUpContract } from '#contract/sign-up.ts'
import { CLASS_REQUEST_PAGE_SIZE, type ClassRequestKind } from '#rules/class-requests.ts'
import { pageSlice } from '#rules/paging.ts'

export { accountCalls }
export const classRequestCalls = connect<ClassRequestContract>('classRequest', requestCallTable)
const signUpCalls = connect<SignUpContract>('signUp', signUpCallTable)

type Answer<Call extends { send: (...inputs: never[]) => unknown }> = Awaited<ReturnType<Call['send']>>
export type Classes = Answer<typeof accountCalls.userClass>
export type OwnRequest = Answer<typeof classRequestCalls.mine>['requestList'][number]
export type SupportedWorld = Answer<typeof classRequestCalls.supportedWorlds>['worldList'][number]
export type QueuedRequest = Answer<typeof classRequestCalls.queue>['requestList'][number]

const kept = { kept: true }
/** Option of reads that the office's decisions change: they are repeated at every visit. */
const ALWAYS = { staleTime: 0 }

// Kept in the stored reads of the user, which are one key of the device and go when the user signs out.
export const classQueries = {
  classes: roleQueries.classes,
  lastClass: roleQueries.lastClass,
  mine: () => ({ ...readQuery(classRequestCalls.mine, {}, kept), ...ALWAYS }),
  supportedWorlds: () => ({ ...readQuery(classRequestCalls.supportedWorlds, {}, kept), ...ALWAYS }),
  queue: (kind: ClassRequestKind, isDecided: boolean, page: number) => ({
    ...readQuery(classRequestCalls.queue, { kind, isDecided, ...pageSlice(page, CLASS_REQUEST_PAGE_SIZE) }, kept),
    ...ALWAYS,
  }),
  counts: () => ({ ...readQuery(classRequestCalls.counts, {}, kept), ...ALWAYS }),
  supporters: () => ({ ...readQuery(signUpCalls.supporters, {}), ...ALWAYS }),
}
