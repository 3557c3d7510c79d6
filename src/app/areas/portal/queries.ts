// Reads of the portal, all of them kept: it is what opens without a network.
import calls from 'virtual:contract/portal'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { PortalContract } from '#contract/portal.ts'

const portalCalls = connect<PortalContract>('portal', calls)

type Answer<Name extends keyof typeof portalCalls> = Awaited<ReturnType<(typeof portalCalls)[Name]['send']>>
export type GuestPortal = Answer<'getGuest'>
export type MemberPortal = Answer<'getMember'>
export type Work = GuestPortal['workList'][number]
export type ShownVoice = Answer<'getVoices'>['voiceList'][number]
export type ShownPicture = Answer<'getPictures'>['pictureList'][number]

export const portalQueries = {
  guest: () => readQuery(portalCalls.getGuest, {}, { kept: true }),
  member: () => readQuery(portalCalls.getMember, {}, { kept: true }),
  voices: (page: number) => readQuery(portalCalls.getVoices, { page }, { kept: true }),
  pictures: (page: number) => readQuery(portalCalls.getPictures, { page }, { kept: true }),
}
