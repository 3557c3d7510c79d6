// Fault of a post in a thread, in words.
import { communityPostFault } from '#rules/communities.ts'
import { communityRefusals } from '#rules/refusals/community.ts'

export const postFaultOf = (text: string): string | undefined => {
  const fault = communityPostFault(text)
  return fault ? communityRefusals[fault].message : undefined
}
