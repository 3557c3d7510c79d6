// Placeholder: the sheet in which a member opens a thread.
interface NewThreadSheetProps {
  of: { worldId: string; communityId: number }
  memberIds: readonly string[]
  onClose: () => void
}

export const NewThreadSheet = (_: NewThreadSheetProps) => null
