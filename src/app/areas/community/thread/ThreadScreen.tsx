// Placeholder: a thread of a community.
interface ThreadScreenProps {
  worldId: string
  communityId: number
  threadId: number
  draftId: string | undefined
}

export const ThreadScreen = (_: ThreadScreenProps) => null
