// Button to follow a character, or to stop following it.
import { FollowFace } from '#app/shared/follow/FollowFace.tsx'
import { type Followable, useFollow } from './use-follow.ts'

export const FollowButton = ({ character, big }: { character: Followable; big?: boolean | undefined }) => (
  <FollowFace of={useFollow(character)} name={character.characterFullName} big={big} />
)
